import { logs, explainStatus } from './status-words.ts'

/** The outcome of an attempt; `error` as in the delivery log. */
interface AttemptResult {
  status: number | null
  error: string | null
}

export interface Failure {
  /** The failed part, in a word or two. */
  cause: string
  /** A description of the failure. */
  what: string
  /** Fixes to try, the likeliest first. */
  tries: readonly string[]
  /** True for statuses with which receivers refuse a wrong signature. */
  suspectsSignature: boolean
}

/** Explains a failed attempt and what to try; undefined if it succeeded or there was none. */
export function explainFailure({ status, error }: AttemptResult): Failure | undefined {
  if (status !== null && error !== null && /redirect/.test(error)) return redirected(status)
  if (error !== null) return byError(error, status)
  if (status === null || status < 300) return undefined
  return byStatus(status)
}

function redirected(status: number): Failure {
  return {
    cause: 'Redirect',
    what: `The receiver responded with ${status}, a redirect. Redirects are never followed.`,
    tries: [
      'Use the final URL for the endpoint.',
      'Find the cause of the redirect: http to https, a trailing slash, www, or a sign-in page in front of the receiver.',
    ],
    suspectsSignature: false,
  }
}

type KnownError = [pattern: RegExp, cause: string, what: string, ...tries: string[]]

const authority = 'Use a certificate from a public authority, such as Let’s Encrypt.'
const listening = 'Check that the receiver is running and listens on the port in the URL.'

const knownErrors: KnownError[] = [
  [
    /does not resolve/,
    'DNS',
    'The host name could not be resolved.',
    'Check the URL for a typo.',
    'Resolve the name from outside your network, for example with dig +short and the name.',
    'A new DNS record may take a while to propagate.',
  ],
  [
    /not public/,
    'DNS',
    'The host has an address that is not public, and webhooks are sent to public addresses only.',
    'Point the name to a public address, or put a tunnel or a proxy in front of the receiver.',
    'While developing, the server may be started with WEBHOOKS_ALLOW_INSECURE=1.',
  ],
  [
    /^the (URL|port|host name)/,
    'URL',
    'Webhooks cannot be sent to this URL.',
    'Correct the URL of the endpoint.',
  ],
  [
    /certificate has expired/,
    'TLS',
    'The receiver’s certificate has expired.',
    'Renew the certificate, and reload the web server.',
    'Automate renewal so that it runs weeks before the certificate expires.',
  ],
  [
    /not valid yet/,
    'TLS',
    'The receiver’s certificate is not valid yet.',
    'Wait until it is valid, or issue a new certificate on a machine with the correct time.',
  ],
  [/self-signed/, 'TLS', 'The receiver’s certificate is self-signed, so it is not trusted.', authority],
  [
    /issuer of the certificate/,
    'TLS',
    'The issuer of the receiver’s certificate is unknown.',
    'Serve the full chain: the certificate and the intermediate certificates (often called fullchain.pem).',
    authority,
  ],
  [
    /for another (host )?name/,
    'TLS',
    'The receiver’s certificate is for another host name.',
    'Issue a certificate for the host in the URL, or use the certificate’s host name in the URL.',
    'Check which site is the web server’s default.',
  ],
  [/certificate/, 'TLS', 'The receiver’s certificate is not valid.', authority],
  [
    /TLS handshake/,
    'TLS',
    'The receiver and Taskwire could not agree on an encrypted connection.',
    'Check that the port in the URL serves HTTPS, with TLS 1.2 or newer.',
  ],
  [
    /timed out while connecting/,
    'Timeout',
    'The connection to the receiver timed out.',
    'Check that no firewall drops connections from outside.',
    listening,
  ],
  [
    /timed out/,
    'Timeout',
    'The receiver did not respond in time.',
    'Respond as soon as the signature is verified, and do the work afterwards.',
    'Check what the receiver waits for: a lock, a slow database, another service.',
  ],
  [
    /connection refused/,
    'Connection refused',
    'The host is up, but nothing listens on that port.',
    listening,
    'Check that the receiver listens on the external address, not only on 127.0.0.1.',
  ],
  [
    /connection reset/,
    'Connection reset',
    'The receiver reset the connection before it responded.',
    'Look for a crash or a restart in the receiver’s log.',
    'Check that no firewall or proxy resets the connection, and that the URL’s scheme (http or https) matches the port.',
  ],
  [
    /closed before/,
    'Connection closed',
    'The connection was closed before the response was complete.',
    'Look for a crash or a restart in the receiver’s log.',
  ],
  [
    /cannot be reached/,
    'Unreachable',
    'There is no network route to the receiver.',
    'Check that the address is right and the machine is up.',
    'If the name has an IPv6 address, check that it works.',
  ],
  [
    /headers of the answer|response headers/,
    'Invalid response',
    'The headers of the receiver’s response are larger than 16 KiB.',
    'Send fewer or smaller response headers, for example no cookies.',
  ],
  [
    /Content-Length is repeated/,
    'Invalid response',
    'The headers of the receiver’s response are not valid HTTP: often Content-Length is sent twice, or together with Transfer-Encoding.',
    'Set Content-Length in either the program or the proxy in front of it, not both.',
    'Inspect the response headers with curl -i, and look for a malformed one.',
  ],
  [
    /switches to another protocol/,
    'Invalid response',
    'The receiver responded with 101, which switches to another protocol, such as WebSocket.',
    'Use the URL of a route that accepts POST requests.',
  ],
  [
    /status is below 100/,
    'Invalid response',
    'The receiver’s response has an invalid HTTP status (valid are 100 to 599).',
    'Respond with a status such as 200. Some programs send 000 if none was set.',
  ],
  [
    /length that it announced|length of its|not valid HTTP/,
    'Invalid response',
    'The receiver’s response is not valid HTTP.',
    'Check what is listening on that port.',
    'Check that no proxy in between changes the response.',
  ],
  [
    /signing secret/,
    'Signing secret',
    'The signing secret of the endpoint can no longer be read on the server, so nothing can be signed.',
    'Rotate the secret of the endpoint, put the new secret into your receiver, and resend this delivery.',
  ],
]

function byError(error: string, status: number | null): Failure {
  const [, cause, what, ...tries] = knownErrors.find(([pattern]) => pattern.test(error)) ?? [
    /./,
    'Failed',
    'The attempt failed.',
    logs,
  ]
  if (status === null) return { cause, what, tries, suspectsSignature: false }
  return {
    cause,
    what: `The receiver responded with ${status}, but its response was not complete.`,
    tries: ['Complete the response: a status and an empty body are enough.', ...tries],
    suspectsSignature: false,
  }
}

function byStatus(status: number): Failure {
  const [what, ...tries] = explainStatus(status)
  return {
    cause: `Status ${status}`,
    what: `The receiver responded with ${status}. ${what}`,
    tries,
    suspectsSignature: [400, 401, 403].includes(status),
  }
}

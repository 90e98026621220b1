/** The outcome of an attempt; `error` as in the delivery log. */
interface AttemptResult {
  status: number | null
  error: string | null
}

export interface Failure {
  /** The failed part, in a word or two. */
  cause: string
  /** What happened. */
  what: string
  /** Fixes to try, the likeliest first. */
  tries: readonly string[]
  /** True for statuses with which receivers refuse a wrong signature. */
  suspectsSignature: boolean
}

/** Explains a failed attempt and what to try; undefined if it succeeded or there was none. */
export function explainFailure({ status, error }: AttemptResult): Failure | undefined {
  if (status !== null && status >= 300 && status < 400) return redirected(status)
  if (error !== null) return byError(error, status)
  if (status === null || status < 300) return undefined
  return byStatus(status)
}

function redirected(status: number): Failure {
  return {
    cause: 'Redirect',
    what: `The receiver answered ${status}, a redirect to another address. Redirects are never followed.`,
    tries: [
      'Put the final address into the endpoint’s URL.',
      'Look for what redirects: http to https, a slash at the end, www, a sign-in page in front of the receiver.',
    ],
    suspectsSignature: false,
  }
}

type Known = [pattern: RegExp, cause: string, what: string, ...tries: string[]]

const authority = 'Use a certificate from a public authority, such as Let’s Encrypt.'
const logs = 'Look into the receiver’s own log at the time of the attempt.'
const listening = 'Check that the receiver is running, and on the port of the URL.'

const knownErrors: Known[] = [
  [
    /does not resolve/,
    'DNS',
    'The name of the host could not be found in the DNS.',
    'Check the URL for a typing mistake.',
    'Look the name up from outside your network, for example with dig +short and the name.',
    'A record that was just made may take a while until it is seen everywhere.',
  ],
  [
    /not public/,
    'DNS',
    'The host is at an address that is not public, and webhooks are sent to public addresses only.',
    'Point the name to a public address, or put a tunnel or a proxy in front of the receiver.',
    'While developing, the server may be started with WEBHOOKS_ALLOW_INSECURE=1.',
  ],
  [
    /^the (URL|port|host name)/,
    'URL',
    'The URL of the endpoint is not one that webhooks are sent to.',
    'Correct the URL of the endpoint.',
  ],
  [
    /certificate has expired/,
    'TLS',
    'The receiver’s certificate has expired.',
    'Renew it, and have the web server load the new one.',
    'Let it be renewed by itself, weeks before it ends.',
  ],
  [
    /not valid yet/,
    'TLS',
    'The receiver’s certificate is not valid yet.',
    'Wait until it is, or issue it anew on a machine whose clock is right.',
  ],
  [
    /self-signed/,
    'TLS',
    'The receiver’s certificate is self-signed, so that nobody vouches for it.',
    authority,
  ],
  [
    /issuer of the certificate/,
    'TLS',
    'Who issued the receiver’s certificate is not known.',
    'Serve the whole chain: the certificate and the intermediate one (often called fullchain.pem).',
    authority,
  ],
  [
    /for another name/,
    'TLS',
    'The receiver’s certificate is for another name than the URL’s.',
    'Issue one for the host in the URL, or use the name that it is for.',
    'Check which site the web server takes for the default.',
  ],
  [/certificate/, 'TLS', 'The receiver’s certificate is not valid.', authority],
  [
    /TLS handshake/,
    'TLS',
    'The receiver and Taskwire could not agree on an encrypted connection.',
    'Check that the port in the URL is one that speaks https, with TLS 1.2 or newer.',
  ],
  [
    /timed out while connecting/,
    'Timeout',
    'The receiver could not be connected to in time.',
    'Check that a firewall does not drop what comes from outside.',
    listening,
  ],
  [
    /timed out/,
    'Timeout',
    'The receiver did not answer in time.',
    'Answer as soon as the signature is verified, and do the work afterwards.',
    'Check what the receiver waits for: a lock, a slow database, another service.',
  ],
  [
    /connection refused/,
    'Connection refused',
    'The machine answered, but nothing takes connections on that port.',
    listening,
    'Check that it listens on the outer address, and not on 127.0.0.1 alone.',
  ],
  [
    /connection reset/,
    'Connection reset',
    'The receiver cut the connection before it answered.',
    'Look for a crash or a restart in the receiver’s log.',
    'Check that a firewall or a proxy does not cut it, and that http and https are not mixed up.',
  ],
  [
    /closed before/,
    'Connection closed',
    'The connection was closed before the answer was complete.',
    'Look for a crash or a restart in the receiver’s log.',
  ],
  [
    /cannot be reached/,
    'Unreachable',
    'There is no way through the network to the receiver.',
    'Check that the address is right and the machine is up.',
    'If the name has an IPv6 address, check that it works.',
  ],
  [
    /headers of the answer/,
    'Invalid answer',
    'The headers of the receiver’s answer are larger than 16 KiB.',
    'Answer with a status, and leave out cookies and other headers.',
  ],
  [
    /length that it announced|not valid HTTP/,
    'Invalid answer',
    'The receiver’s answer is not valid HTTP.',
    'Check what is listening on that port.',
    'Check that what stands in between does not change the answer.',
  ],
  [
    /signing secret/,
    'Signing secret',
    'The signing secret of the endpoint can no longer be read on the server, so nothing can be signed.',
    'Rotate the secret of the endpoint, put the new one into your receiver, and send this again.',
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
    what: `The receiver began to answer with ${status}, but its answer did not end well.`,
    tries: ['End the answer: a status and an empty body are enough.', ...tries],
    suspectsSignature: false,
  }
}

const again =
  'Once it is mended, resend this. The id stays the same, so a receiver can tell what it has seen before.'
const proxied = 'Check that the program behind the proxy is running, and that the proxy knows its port.'

const knownStatuses: Record<number, [what: string, ...tries: string[]]> = {
  400: [
    'It takes the request for malformed, or its signature for wrong.',
    'Look whether the signature is what it refuses.',
    logs,
  ],
  401: [
    'It wants a login, or takes the signature for wrong.',
    'Let webhooks in without a login: the signature proves who sends them.',
  ],
  403: [
    'It forbids the request, or takes the signature for wrong.',
    'Check that a firewall or a bot filter lets webhooks in.',
  ],
  404: [
    'There is nothing at that path.',
    'Check the path in the URL, to the letter.',
    'Check that the version with this route is deployed.',
  ],
  405: ['It does not take a POST there.', 'Check that the route takes POST requests.'],
  410: [
    'It says that the address is gone for good.',
    'Delete the endpoint if nobody needs it any more, or correct its URL.',
  ],
  413: [
    'The body is too large for it.',
    'Raise the limit for bodies: an event may have some hundred kilobytes.',
  ],
  415: ['It does not take JSON there.', 'Have the route accept application/json.'],
  422: ['It does not accept what the event says.', 'Compare the body below with what the receiver expects.'],
  429: [
    'It says that there are too many requests.',
    'Raise its limit, or answer first and do the work afterwards.',
  ],
  502: ['A proxy in front of it got no valid answer.', proxied],
  503: ['It says that it is overloaded or being maintained.', proxied],
  504: ['A proxy in front of it waited in vain.', 'Answer first, and do the work afterwards.', proxied],
}

function byStatus(status: number): Failure {
  const [what, ...tries] =
    knownStatuses[status] ??
    (status < 500
      ? ['It refuses the request.', logs]
      : ['Something failed while it handled the event.', logs, again])
  return {
    cause: `Status ${status}`,
    what: `The receiver answered ${status}. ${what}`,
    tries,
    suspectsSignature: [400, 401, 403].includes(status),
  }
}

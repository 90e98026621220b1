type StatusWords = [what: string, ...tries: string[]]

export const logs = 'Check the receiver’s log at the time of the attempt.'
const again =
  'Once it is fixed, resend this delivery. The id stays the same, so a receiver can recognize duplicates.'
const proxied = 'Check that the program behind the proxy is running, and that the proxy uses its port.'

const knownStatuses: Record<number, StatusWords> = {
  400: [
    'It considers the request malformed, or the signature wrong.',
    'Check whether it refuses the signature.',
    logs,
  ],
  401: [
    'It requires authentication, or considers the signature wrong.',
    'Accept webhooks without authentication: the signature proves the sender.',
  ],
  403: [
    'It forbids the request, or considers the signature wrong.',
    'Check that no firewall or bot filter blocks webhooks.',
  ],
  404: [
    'There is nothing at that path.',
    'Check the path in the URL, including upper and lower case.',
    'Check that the version with this route is deployed.',
  ],
  405: ['It does not accept POST requests there.', 'Check that the route accepts POST requests.'],
  410: [
    'It reports that the address is gone permanently.',
    'Delete the endpoint if it is no longer needed, or correct its URL.',
  ],
  413: [
    'The body is too large for it.',
    'Raise the body limit: an event may have several hundred kilobytes.',
  ],
  415: ['It does not accept JSON there.', 'Make the route accept application/json.'],
  422: ['It does not accept the event’s content.', 'Compare the body below with what the receiver expects.'],
  429: ['It reports too many requests.', 'Raise its limit, or respond first and do the work afterwards.'],
  502: ['A proxy in front of it got no valid response.', proxied],
  503: ['It is overloaded or in maintenance.', proxied],
  504: ['A proxy in front of it timed out.', 'Respond first, and do the work afterwards.', proxied],
}

const invalidStatus: StatusWords = [
  'This is not a valid HTTP status (100 to 599). Firewalls and bot filters use such numbers.',
  'Check that no firewall or bot filter blocks webhooks.',
  logs,
]
const notModified: StatusWords = [
  'This status does not acknowledge an event. Only 200 to 299 count as delivered.',
  'Respond with 200 or 204.',
  'Check that no cache is in front of the receiver.',
]

/** Explains what a status other than 2xx says about the receiver, and suggests fixes. */
export function explainStatus(status: number): StatusWords {
  const known = knownStatuses[status]
  if (known) return known
  if (status > 599) return invalidStatus
  if (status < 400) return notModified
  return status < 500
    ? ['It refuses the request.', logs]
    : ['It failed while handling the event.', logs, again]
}

import type { components } from '../../../generated/settings.types.ts'
import { afterText } from '../time.ts'

type ErrorBody = components['schemas']['ApiErrorDetail']

/** The reason why a request failed: the API's error, or a `code` of the client if the API did not respond. */
export class Problem extends Error {
  override name = 'Problem'
  readonly code: string
  readonly status: number | undefined
  /** The field that caused the error. */
  readonly param: string | undefined
  readonly requestId: string | undefined
  /** Seconds to wait before another try, if the server asks for that. */
  readonly retryAfterSeconds: number | undefined

  private constructor(
    message: string,
    known: Partial<Pick<Problem, 'status' | 'param' | 'requestId' | 'retryAfterSeconds'>> & { code: string },
  ) {
    super(message)
    this.code = known.code
    this.status = known.status
    this.param = known.param
    this.requestId = known.requestId
    this.retryAfterSeconds = known.retryAfterSeconds
  }

  static unreachable(): Problem {
    const message = navigator.onLine
      ? 'The server did not respond. Nothing was lost: try again.'
      : 'You are offline. Nothing was lost: try again when you are back online.'
    return new Problem(message, { code: 'unreachable' })
  }

  /** Reads the error envelope of a response, which a proxy may have sent instead of the server. */
  static fromResponse(response: Response, text: string): Problem {
    const { status } = response
    const error = readEnvelope(text)
    const retryAfterSeconds = secondsToWait(response)
    const known = { status, retryAfterSeconds }
    const withWait = (message: string): string => waitText(message, retryAfterSeconds)
    if (!error) return new Problem(withWait(messageOf(status)), { code: 'unreadable', ...known })
    const { code, param, request_id: requestId } = error
    return new Problem(withWait(error.message), { code, param, requestId, ...known })
  }

  /** Returns whether the requested object no longer exists or is no longer visible to the person. */
  get isNotFound(): boolean {
    return this.status === 404
  }

  /** Converts any error of a query or a mutation. */
  static of(error: unknown): Problem {
    if (error instanceof Problem) return error
    return new Problem(error instanceof Error ? error.message : 'Something went wrong.', {
      code: 'unexpected',
    })
  }
}

/** Returns whether what a query asks for no longer exists or is no longer visible, even if it still has earlier data. */
export const isGone = ({ isError, error }: { isError: boolean; error: unknown }): boolean =>
  isError && Problem.of(error).isNotFound

/** Returns the message for a response from a proxy, which responds for a server that is down or restarting. */
const messageOf = (status: number): string =>
  status >= 502 && status <= 504
    ? `The server is not available (status ${status}). Try again later.`
    : `The server responded with status ${status}.`

function secondsToWait({ headers }: Response): number | undefined {
  const seconds = Number(headers.get('Retry-After'))
  return seconds > 0 ? seconds : undefined
}

/** Returns a message with the server's `Retry-After`. */
function waitText(message: string, seconds: number | undefined): string {
  if (seconds === undefined) return message
  return `${message.replace(/ Try again later\.$/, '')} Try again ${afterText(seconds)}.`
}

function readEnvelope(text: string): ErrorBody | undefined {
  try {
    return (JSON.parse(text) as Partial<components['schemas']['ApiError']>).error
  } catch {
    return undefined
  }
}

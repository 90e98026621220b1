import type { components } from '../../../generated/settings.types.ts'

type ErrorBody = components['schemas']['ApiErrorDetail']

/** The reason why a request failed: the API's error, or a `code` of the client if the API did not respond. */
export class Problem extends Error {
  override name = 'Problem'
  readonly code: string
  readonly status: number | undefined
  /** The field that caused the error. */
  readonly param: string | undefined
  readonly requestId: string | undefined
  readonly retryAfterSeconds: number | undefined

  private constructor(
    message: string,
    known: { code: string; status?: number; param?: string; requestId?: string; retryAfterSeconds?: number },
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
      : 'You are offline. Nothing was lost: try again when you are back.'
    return new Problem(message, { code: 'unreachable' })
  }

  /** Reads the error envelope of a response, which a proxy may have sent instead of the server. */
  static fromResponse(response: Response, text: string): Problem {
    const { status } = response
    const error = readEnvelope(text)
    const retryAfter = Number(response.headers.get('Retry-After'))
    if (!error)
      return new Problem(`The server responded with status ${status}.`, { code: 'unreadable', status })
    return new Problem(error.message, {
      code: error.code,
      status,
      requestId: error.request_id,
      ...(error.param === undefined ? {} : { param: error.param }),
      ...(retryAfter > 0 ? { retryAfterSeconds: retryAfter } : {}),
    })
  }

  /** Converts any error of a query or a mutation. */
  static of(error: unknown): Problem {
    if (error instanceof Problem) return error
    return new Problem(error instanceof Error ? error.message : 'Something went wrong.', {
      code: 'unexpected',
    })
  }
}

function readEnvelope(text: string): ErrorBody | undefined {
  try {
    return (JSON.parse(text) as Partial<components['schemas']['ApiError']>).error
  } catch {
    return undefined
  }
}

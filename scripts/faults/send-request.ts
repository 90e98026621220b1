import { innermostMessage } from '../../src/errors.ts'
import {
  contract,
  expectDocumented,
  settingsContract,
  workContract,
} from '../../test/support/contract/contract.ts'
import type { Node } from './nodes.ts'
import type { SentRequest, World } from './world.ts'

export interface Answer {
  status: number
  headers: Headers
  data: Record<string, unknown>
  /** The cursor of the next page of a list. */
  next: string | null
  code: string | undefined
}

export interface Request {
  home: Node
  node: Node
  api: keyof typeof apis
  method?: string
  path: string
  headers: Record<string, string>
  body?: object
}

const apis = {
  public: { prefix: '/api/public/v1', document: contract },
  settings: { prefix: '/api/settings/v1', document: settingsContract },
  work: { prefix: '/api/work/v1', document: workContract },
}

/**
 * Timeout of a request in milliseconds; longer than it may wait for a lock, since an abandoned request could overtake
 * the next.
 */
const requestTimeoutMs = 20_000

/** Sends a request, records its outcome, and validates the response. Returns undefined without a complete response. */
export async function sendRequest(
  { sent, findings }: Pick<World, 'sent' | 'findings'>,
  request: Request,
): Promise<Answer | undefined> {
  const { home, node, api, method = 'GET', path, headers, body } = request
  const { prefix, document } = apis[api]
  const entry: SentRequest = {
    home,
    node,
    call: `${method} ${path}`,
    at: performance.now(),
    status: undefined,
  }
  sent.push(entry)
  const fail = (error: unknown): undefined => {
    entry.failure = `${innermostMessage(error)} after ${Math.round(performance.now() - entry.at)} ms`
  }
  const response = await fetch(`${node.url}${prefix}${path}`, {
    method,
    headers: { ...headers, ...(body && { 'Content-Type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(requestTimeoutMs),
  }).catch(fail)
  const text = await response?.text().catch(fail)
  if (!response || text === undefined) return undefined
  const { status } = response
  entry.status = status
  try {
    const answered = (text === '' ? {} : JSON.parse(text)) as {
      data?: Answer['data']
      meta?: { next_cursor?: string | null }
      error?: { code?: string }
    }
    const answer = { status, headers: Object.fromEntries(response.headers), body: answered, text }
    expectDocumented(method, path, answer, document)
    const code = answered.error?.code
    if (code !== undefined) entry.code = code
    const next = answered.meta?.next_cursor ?? null
    return { status, headers: response.headers, data: answered.data ?? {}, next, code }
  } catch (error) {
    const [reason] = (error as Error).message.split('\n')
    findings.push(`outside the contract: ${entry.call}: ${status} ${text.slice(0, 200)}: ${reason}`)
    return { status, headers: response.headers, data: {}, next: null, code: undefined }
  }
}

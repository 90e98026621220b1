import { endRetries, keepKey, mayRepeat, newKey, takeKey } from './intents.ts'
import { Problem } from './problem.ts'
import { waitForSession } from './session-required.ts'

/**
 * Sends a request of any contract. If the session has ended, waits until the person has signed in again.
 * Failures throw a `Problem`.
 */
export async function send(request: Request): Promise<Response> {
  const again = request.clone()
  // A move that equals an earlier one is a new action if the task was changed in between.
  if (request.method !== 'GET') endRetries(`${pathOf(request)}/moves`)
  const { response, text } = await (request.method === 'POST' ? post(request) : exchange(request))
  if (response.ok) return new Response(text === '' ? null : text, response)
  const problem = Problem.fromResponse(response, text)
  if (problem.code === 'session_required' && (await waitForSession())) return send(again)
  throw problem
}

interface Answer {
  response: Response
  text: string
}

const pathOf = ({ url }: Request): string => new URL(url).pathname

/**
 * Sends a POST with its `Idempotency-Key`, and keeps the key for a retry if the outcome stays unknown. A POST that cannot
 * be a retry is sent synchronously, so that it does not wait until the page is rendered.
 */
async function post(request: Request): Promise<Answer> {
  const path = pathOf(request)
  const intent = readIntent(request.clone())
  const key = mayRepeat(path) ? takeKey(path, await intent) : newKey()
  request.headers.set('Idempotency-Key', key)
  try {
    const answer = await exchange(request)
    if (isUndecided(answer)) keepKey(path, await intent, key)
    return answer
  } catch (error) {
    keepKey(path, await intent, key)
    throw error
  }
}

/** Returns a text that equal POSTs to a path have in common. */
const readIntent = async (request: Request): Promise<string> =>
  `${new URL(request.url).search} ${await request.text()}`

/** Returns whether the server may still process the request, or may have processed it. */
const isUndecided = ({ response, text }: Answer): boolean =>
  response.status >= 500 || Problem.fromResponse(response, text).code === 'idempotency_key_in_use'

async function exchange(request: Request): Promise<Answer> {
  try {
    const response = await fetch(request)
    return { response, text: await response.text() }
  } catch (error) {
    // React Query cancels requests that are no longer needed.
    if (request.signal.aborted) throw error
    throw Problem.unreachable()
  }
}

import { completeIntent, idempotencyKeyOf } from './intents.ts'
import { Problem } from './problem.ts'
import { waitForSession } from './session-required.ts'

/**
 * Sends a request of any contract. If the session has ended, waits until the person has signed in again.
 * Failures throw a `Problem`.
 */
export async function send(request: Request): Promise<Response> {
  const body = await request.clone().text()
  const intent = `${request.method} ${request.url} ${body}`
  if (request.method === 'POST') request.headers.set('Idempotency-Key', idempotencyKeyOf(intent))
  const again = request.clone()
  const { response, text } = await exchange(request)
  if (response.status < 500) completeIntent(intent)
  if (response.ok) return new Response(text === '' ? null : text, response)
  const problem = Problem.fromResponse(response, text)
  if (problem.code === 'session_required' && (await waitForSession())) return send(again)
  throw problem
}

async function exchange(request: Request): Promise<{ response: Response; text: string }> {
  try {
    const response = await fetch(request)
    return { response, text: await response.text() }
  } catch (error) {
    // React Query cancels requests that are no longer needed.
    if (request.signal.aborted) throw error
    throw Problem.unreachable()
  }
}

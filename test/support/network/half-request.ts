import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import type { BodyMemory } from '../../../src/http/input/body-memory.ts'
import type { Answer } from '../app/app.ts'
import { waitFor } from '../runner/wait-for.ts'

interface WholeRequest {
  url: string
  method: string
  headers: Record<string, string>
  body?: unknown
}

/**
 * Sends the headers and half of the body, waits until the server has authenticated the caller and received that half,
 * and returns a function that sends the rest.
 * @param bodies the memory that the bodies of requests occupy in the app
 */
export async function sendHalf(
  bodies: BodyMemory,
  { url, method, headers, body }: WholeRequest,
): Promise<() => Promise<Answer>> {
  const bytes = Buffer.from(typeof body === 'string' ? body : JSON.stringify(body))
  const half = Math.floor(bytes.length / 2)
  const length = { 'Content-Type': 'application/json', 'Content-Length': bytes.length }
  const sent = request(url, { method, headers: { ...length, ...headers }, agent: false })
  onTestFinished(() => void sent.destroy())
  let isAnswered = false
  const answer = answerTo(once(sent, 'response') as Promise<[IncomingMessage]>).finally(
    () => (isAnswered = true),
  )
  // The function that sends the rest reports a failure.
  answer.catch(() => undefined)
  const before = bodies.bytes
  sent.write(bytes.subarray(0, half))
  await waitFor(() => isAnswered || bodies.bytes >= before + half)
  if (isAnswered) throw new Error(`answered before the whole body arrived: ${JSON.stringify(await answer)}`)
  return () => {
    sent.end(bytes.subarray(half))
    return answer
  }
}

async function answerTo(response: Promise<[IncomingMessage]>): Promise<Answer> {
  const [res] = await response
  const content = await text(res)
  return {
    status: res.statusCode ?? 0,
    headers: res.headers as Answer['headers'],
    body: content === '' ? undefined : (JSON.parse(content) as unknown),
    text: content,
  }
}

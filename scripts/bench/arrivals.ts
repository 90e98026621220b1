import { Agent, request } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'

/** A request, as it is sent over and over. */
export interface Sent {
  method: string
  path: string
  headers: Record<string, string>
  body?: string
}

/** What became of a request; `status` 0: the connection failed. */
export interface Answered {
  status: number
  retryAfter: string | undefined
  /** From when it was to be sent, so that a generator that is late hides nothing. */
  latencyMs: number
}

const tickMs = 5
/** How long an answer may take to come when no more is sent. */
const patienceMs = 30_000

/**
 * Sends at a constant rate whatever the server does, as clients do who do not know each other: a slow server gets no
 * fewer requests. Connections are kept, and there are as many as requests are unanswered.
 */
export async function sendAtRate(
  url: string,
  next: () => Sent,
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<Answered[]> {
  const { hostname, port } = new URL(url)
  const agent = new Agent({ keepAlive: true, maxFreeSockets: 10_000 })
  const answers: Promise<Answered>[] = []
  const begin = performance.now()
  const total = Math.round(perSecond * seconds)
  while (answers.length < total) {
    const due = Math.min(total, ((performance.now() - begin) / 1000) * perSecond)
    while (answers.length < due) {
      const intended = begin + (answers.length / perSecond) * 1000
      answers.push(answerOf(next(), { hostname, port, agent }, intended))
    }
    await delay(tickMs)
  }
  const all = await Promise.all(answers)
  agent.destroy()
  return all
}

function answerOf(
  { body, ...head }: Sent,
  to: { hostname: string; port: string; agent: Agent },
  intended: number,
): Promise<Answered> {
  return new Promise((resolve) => {
    const outgoing = request({ ...to, ...head, timeout: patienceMs })
    const done = (status: number, retryAfter?: string): void =>
      resolve({ status, retryAfter, latencyMs: performance.now() - intended })
    outgoing.on('response', (res) => {
      res.resume()
      res.on('end', () => done(res.statusCode ?? 0, res.headers['retry-after']))
    })
    outgoing.on('timeout', () => outgoing.destroy())
    outgoing.on('error', () => done(0))
    outgoing.end(body)
  })
}

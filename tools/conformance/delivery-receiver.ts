import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { isRow, read, type Row } from './answer.ts'
import type { FixtureFile } from './fixture-file.ts'
import { need, RuleSkipped } from './verdict.ts'

/** A received event. */
export interface Delivery {
  headers: Record<string, string | undefined>
  /** The exact bytes. */
  raw: Buffer
  body: Row
  data: Row
  /** The time of receipt in Unix seconds. */
  at: number
}

/** A server at the URL of the fixture's webhook endpoint. */
export interface DeliveryReceiver {
  secret: string
  /** Returns the deliveries of this type about this resource, including repeated deliveries. */
  received: (type: string, id: unknown) => Delivery[]
  /** Waits for the first of these deliveries. */
  waitFor: (type: string, id: unknown) => Promise<Delivery>
}

interface Listening {
  receiver: DeliveryReceiver
  close: () => void
}

/** Milliseconds between checks for an expected event. */
const pollMs = 20

export async function startDeliveryReceiver({ webhook }: FixtureFile, timeoutMs: number): Promise<Listening> {
  need(webhook !== undefined, 'the fixture names no webhook endpoint (webhook: {listen, secret})')
  const deliveries: Delivery[] = []
  const server = createServer((req, res) => void take(req, res, deliveries))
  const at = webhook.listen.lastIndexOf(':')
  server.listen(Number(webhook.listen.slice(at + 1)), webhook.listen.slice(0, Math.max(at, 0)) || '127.0.0.1')
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    throw new RuleSkipped(`nothing can listen at ${webhook.listen}: ${error.code}`)
  })
  const received: DeliveryReceiver['received'] = (type, id) =>
    deliveries.filter(({ body, data }) => body['type'] === type && data['id'] === id)
  return {
    receiver: {
      secret: webhook.secret,
      received,
      async waitFor(type, id) {
        const until = Date.now() + timeoutMs
        for (;;) {
          const [first] = received(type, id)
          if (first) return first
          need(
            Date.now() < until,
            `no ${type} for ${String(id)} arrived at ${webhook.listen} within ${timeoutMs} ms`,
          )
          await sleep(pollMs)
        }
      },
    },
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

async function take(req: IncomingMessage, res: ServerResponse, deliveries: Delivery[]): Promise<void> {
  const at = Date.now() / 1000
  try {
    const raw = await buffer(req)
    const body = JSON.parse(raw.toString()) as unknown
    const data = read(body, 'data')
    // An event without `data` counts as not received.
    if (isRow(body) && isRow(data))
      deliveries.push({ headers: req.headers as Delivery['headers'], raw, body, data, at })
    res.end()
  } catch {
    res.writeHead(400).end()
  }
}

import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

export const hashOf = (body: string | Buffer): string => createHash('sha256').update(body).digest('hex')

/** Records what it gets: of each webhook event the hashes of its bodies. */
export interface Receiver {
  url: string
  received: Map<string, Set<string>>
  requests: number
  /** It records and says nothing. */
  isHanging: boolean
  close(): void
}

export async function startReceiver(): Promise<Receiver> {
  const server = createServer((req, res) => {
    void buffer(req).then(
      (body) => {
        const id = String(req.headers['service-event-id'])
        receiver.received.set(id, (receiver.received.get(id) ?? new Set()).add(hashOf(body)))
        receiver.requests += 1
        if (!receiver.isHanging) res.end()
      },
      () => undefined,
    )
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const receiver: Receiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    received: new Map(),
    requests: 0,
    isHanging: false,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
  return receiver
}

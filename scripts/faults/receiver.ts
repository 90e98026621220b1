import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import {
  endless,
  redirect as redirectTo,
  reset,
  type Responder,
} from '../../test/support/network/receiver.ts'

export const hashOf = (body: string | Buffer): string => createHash('sha256').update(body).digest('hex')

/** A webhook receiver that records deliveries. */
export interface Receiver {
  url: string
  /** The hashes of the bodies received for each webhook event. */
  received: Map<string, Set<string>>
  /** The events that got a 200, even if the response was cut off later. */
  acknowledged: Set<string>
  requests: number
  /** `hangs` records and never responds; `misbehaves` sends wrong responses of several kinds. */
  behavior: 'normal' | 'hangs' | 'misbehaves'
  close(): void
}

/** @param findings collects violations */
export async function startReceiver(findings: string[]): Promise<Receiver> {
  const server = createServer((req, res) => {
    const id = String(req.headers['service-event-id'])
    receiver.requests += 1
    if (req.url === elsewhere) findings.push(`a redirect was followed: ${id}`)
    res.on('error', () => undefined)
    const isWrong = receiver.behavior === 'misbehaves'
    const misbehave = isWrong ? misbehaviors[receiver.requests % misbehaviors.length] : undefined
    if (misbehave === loseBody) {
      receiver.acknowledged.add(id)
      return loseBody(res, req)
    }
    void buffer(req).then(
      (body) => {
        receiver.received.set(id, (receiver.received.get(id) ?? new Set()).add(hashOf(body)))
        if (receiver.behavior === 'hangs') return
        if (misbehave !== redirect) receiver.acknowledged.add(id)
        if (misbehave) misbehave(res, req)
        else res.end()
      },
      () => undefined,
    )
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const receiver: Receiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    received: new Map(),
    acknowledged: new Set(),
    requests: 0,
    behavior: 'normal',
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
  return receiver
}

const elsewhere = '/elsewhere'

const redirect = redirectTo(307, elsewhere)

/** Responds with 200 before reading the request. */
const loseBody: Responder = (res, req) => {
  req.resume()
  res.writeHead(200, { connection: 'close' }).end()
}

const closeEarly: Responder = (res) => {
  res.writeHead(200, { 'content-length': 1000 }).write('Thank', () => res.destroy())
}

const misbehaviors = [redirect, loseBody, closeEarly, reset, endless]

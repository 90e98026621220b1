import { createHmac } from 'node:crypto'
import { createServer, request } from 'node:http'
import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { listen, type Body } from './breaking-proxy.ts'
import { onFileFinished } from './on-file-finished.ts'

/** A webhook delivery on its way to the receiver. */
export interface Delivery {
  headers: Record<string, string>
  body: Body
  /** The signing secret, and the time of the signature in seconds. */
  secret: string
  t: number
}

/** A proxy in front of a webhook receiver, which passes on what `deliver` returns, with a new signature. */
export interface DeliveryProxy {
  url: string
  /** The receiver's port, and the secret that both sides know. */
  to: { port: number; secret: string }
  deliver: (sent: Delivery) => Delivery[]
}

export async function startDeliveryProxy(): Promise<DeliveryProxy> {
  const proxy: DeliveryProxy = { url: '', to: { port: 0, secret: '' }, deliver: (sent) => [sent] }
  const server = createServer((req, res) => {
    const pass = async () => {
      const body: Body = JSON.parse((await buffer(req)).toString())
      const {
        'service-signature': signature = '',
        'service-event-id': id,
        'service-event-type': type,
      } = req.headers
      const headers = { 'service-event-id': String(id), 'service-event-type': String(type) }
      const t = Number(/t=(\d+)/.exec(String(signature))?.[1])
      for (const sent of proxy.deliver({ headers, body, secret: proxy.to.secret, t }))
        await send(sent, proxy.to.port)
    }
    // A receiver that is gone needs no delivery.
    pass()
      .catch(() => undefined)
      .finally(() => res.end())
  })
  proxy.url = await listen(server)
  onFileFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return proxy
}

async function send({ headers, body, secret, t }: Delivery, port: number): Promise<void> {
  const raw = JSON.stringify(body)
  const v1 = createHmac('sha256', secret).update(`${t}.${raw}`).digest('hex')
  const outgoing = request({ host: '127.0.0.1', port, method: 'POST', agent: false })
  for (const [name, value] of Object.entries(headers)) outgoing.setHeader(name, value)
  outgoing.setHeader('service-signature', `t=${t},v1=${v1}`)
  outgoing.end(raw)
  const [response] = (await once(outgoing, 'response')) as [NodeJS.ReadableStream]
  response.resume()
}

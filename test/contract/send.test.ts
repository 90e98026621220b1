import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { send } from '../../scripts/parity/send.ts'

/** A server that sends back the body of the request. */
const server = createServer((req, res) => {
  void text(req).then((body) => res.end(body))
})

let url: string
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())

it.each(['POST', 'PUT', 'PATCH', 'DELETE'])(
  'a %s is sent with its body, and its connection is reused',
  async (method) => {
    for (let i = 0; i < 3; i++)
      expect(await send(url, { method, body: { name: 'Zoë' } })).toMatchObject({
        status: 200,
        body: '{"name":"Zoë"}',
      })
  },
)

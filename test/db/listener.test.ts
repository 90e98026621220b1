import { once } from 'node:events'
import { connect, createServer, type AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { startListener } from '../../src/db/listener.ts'
import { testDatabaseUrl } from '../support/database.ts'
import { waitFor } from '../support/wait-for.ts'

test('a connection that falls silent before it listens is given up for another', async () => {
  const url = new URL(await testDatabaseUrl())
  const target = { host: url.hostname, port: Number(url.port) }
  let connections = 0
  const server = createServer((socket) => {
    const isFirst = connections++ === 0
    const to = connect(target).once('close', () => socket.destroy())
    socket.on('error', () => undefined).once('close', () => to.destroy())
    socket.on('data', (bytes) => isFirst && bytes.includes('listen taskwire') && to.pause().unpipe())
    socket.pipe(to).pipe(socket)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  url.port = String((server.address() as AddressInfo).port)
  const listener = startListener(url.href)
  onTestFinished(async () => {
    await listener.close()
    server.close()
  })
  await waitFor(() => listener.isConnected)
  expect(connections).toBe(2)
})

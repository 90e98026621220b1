import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'
import { testDatabaseUrl } from './database.ts'

/** This worker's database behind an address that falls silent with `hang`: nothing is closed, and nothing answered. */
export async function hangingDatabase(): Promise<{ url: string; hang: () => void }> {
  const url = new URL(await testDatabaseUrl())
  const target = { host: url.hostname, port: Number(url.port) }
  const sockets = new Set<Socket>()
  let hangs = false
  const open = (socket: Socket): Socket => {
    sockets.add(socket.on('error', () => undefined).once('close', () => sockets.delete(socket)))
    return socket
  }
  const server = createServer((socket) => {
    open(socket)
    if (hangs) return void socket.pause()
    const to = open(connect(target)).once('close', () => socket.destroy())
    socket.once('close', () => to.destroy())
    socket.pipe(to).pipe(socket)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    for (const socket of sockets) socket.destroy()
  })
  url.port = String((server.address() as AddressInfo).port)
  const hang = (): void => {
    hangs = true
    for (const socket of sockets) socket.unpipe().pause()
  }
  return { url: url.href, hang }
}

import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

export interface Relay {
  /** The URL through the relay. */
  url: string
  port: number
  /** The number of connections so far. */
  connections: number
  /** The handling of the next connections. */
  mode: 'pass' | 'hang-up' | 'silent'
  /** Stops forwarding data in both directions, without closing connections. */
  silence: () => void
  /** Closes all connections. */
  cut: () => void
}

/**
 * Starts a relay to the database of the URL, until the end of the test. While silent, it does not close
 * connections either.
 */
export async function startRelay(
  url: string,
  atEnd: (close: () => void) => void = onTestFinished,
): Promise<Relay> {
  const { hostname, port } = new URL(url)
  const sockets = new Set<Socket>()
  const hold = (socket: Socket): Socket => {
    sockets.add(socket)
    return socket.on('error', () => undefined).once('close', () => sockets.delete(socket))
  }
  const closeUnlessSilent = (other: Socket): void => void (relay.mode === 'silent' || other.destroy())
  const server = createServer((socket) => {
    relay.connections++
    hold(socket)
    if (relay.mode === 'hang-up') return void socket.destroy()
    if (relay.mode === 'silent') return
    const to = hold(connect(Number(port), hostname)).once('close', () => closeUnlessSilent(socket))
    socket.once('close', () => closeUnlessSilent(to))
    socket.pipe(to).pipe(socket)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  atEnd(() => {
    server.close()
    for (const socket of sockets) socket.destroy()
  })
  const through = new URL(url)
  through.port = String((server.address() as AddressInfo).port)
  const relay: Relay = {
    url: through.href,
    port: Number(through.port),
    connections: 0,
    mode: 'pass',
    silence: () => sockets.forEach((socket) => socket.unpipe().pause()),
    cut: () => sockets.forEach((socket) => socket.destroy()),
  }
  return relay
}

import { connect, createServer } from 'node:net'
import { onTestFinished } from 'vitest'
import { testDatabaseUrl } from './database.ts'
import { freePort } from '../network/free-port.ts'

/** Returns an address at which this worker's database is only reachable after `begin`. */
export async function lateDatabase(): Promise<{ url: string; begin: () => void }> {
  const url = new URL(await testDatabaseUrl())
  const target = { host: url.hostname, port: Number(url.port) }
  const port = await freePort()
  url.port = String(port)
  const begin = (): void => {
    const server = createServer((socket) => {
      const to = connect(target)
      socket.on('error', () => to.destroy()).pipe(to)
      to.on('error', () => socket.destroy()).pipe(socket)
    }).listen(port, '127.0.0.1')
    onTestFinished(() => void server.close())
  }
  return { url: url.href, begin }
}

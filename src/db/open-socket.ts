import { once } from 'node:events'
import { connect, isIP, type Socket } from 'node:net'
import { connect as connectTls } from 'node:tls'
import type { Address, Encryption } from './database-url.ts'

/** A connection that comes no further for this long is given up. */
const connectMs = 3_000
/** Asks PostgreSQL for TLS: the length of the message and its number. */
const tlsRequest = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47])

/**
 * Opens a socket to PostgreSQL, encrypted if so asked. The end of the connection is an error, without which the driver
 * connects again, or throws.
 * @param signal destroys the socket at any time, without a word to a server that may hang
 */
export async function openSocket(
  { host, port }: Address,
  encryption: Encryption | undefined,
  signal?: AbortSignal,
): Promise<Socket> {
  const isLocal = host.startsWith('/')
  const plain = connect(isLocal ? { path: `${host}/.s.PGSQL.${port}` } : { host, port, noDelay: true })
  const cut = (): void => void plain.destroy(failure('CONNECTION_DESTROYED', 'no answer in time'))
  signal?.addEventListener('abort', cut)
  plain.once('close', () => signal?.removeEventListener('abort', cut))
  if (signal?.aborted) cut()
  endWithError(plain)
  const late = failure('CONNECT_TIMEOUT', `no answer from ${host}:${port} within ${connectMs / 1000} s`)
  plain.setTimeout(connectMs, () => plain.destroy(late))
  await once(plain, 'connect')
  const socket = encryption && !isLocal ? await encrypt(plain, host, encryption) : plain
  plain.setTimeout(0)
  // The driver's messages name both.
  return Object.assign(socket, { host, port })
}

async function encrypt(plain: Socket, host: string, { isOptional, options }: Encryption): Promise<Socket> {
  plain.write(tlsRequest)
  const [answer] = (await once(plain, 'data')) as [Buffer]
  if (isOptional && answer.toString() === 'N') return plain
  if (answer.toString() !== 'S') {
    plain.destroy()
    throw new Error('the server does not support SSL connections, which sslmode asks for')
  }
  const socket = connectTls({ ...options, socket: plain, host, servername: isIP(host) ? '' : host })
  plain.on('error', (error) => socket.destroy(error))
  await once(socket, 'secureConnect')
  return endWithError(socket)
}

function endWithError(socket: Socket): Socket {
  const ended = failure('CONNECTION_CLOSED', 'the server closed the connection')
  return socket.once('end', () => socket.destroy(ended))
}

function failure(code: string, message: string): Error {
  return Object.assign(new Error(message), { code })
}

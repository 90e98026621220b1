import { once } from 'node:events'
import { connect, isIP, type Socket } from 'node:net'
import { connect as connectTls } from 'node:tls'
import type { Address, Encryption } from './database-url.ts'

/** A connection that is not there after this long is given up. */
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
  let socket: Socket = connect(isLocal ? { path: `${host}/.s.PGSQL.${port}` } : { host, port, noDelay: true })
  const cut = (): void => {
    const { reason } = signal as { reason?: NodeJS.ErrnoException }
    socket.destroy(
      typeof reason?.code === 'string' ? reason : failure('CONNECTION_DESTROYED', 'no answer in time'),
    )
  }
  signal?.addEventListener('abort', cut)
  socket.once('close', () => signal?.removeEventListener('abort', cut))
  if (signal?.aborted) cut()
  endWithError(socket)
  const late = failure('CONNECT_TIMEOUT', `no answer from ${host}:${port} within ${connectMs / 1000} s`)
  const timer = setTimeout(() => socket.destroy(late), connectMs)
  try {
    await once(socket, 'connect')
    if (encryption && !isLocal && (await hasTls(socket, encryption))) {
      const plain = socket.on('error', () => undefined)
      socket = connectTls({ ...encryption.options, socket: plain, host, servername: isIP(host) ? '' : host })
      await once(endWithError(socket), 'secureConnect')
    }
  } finally {
    clearTimeout(timer)
  }
  // The driver's messages name both.
  return Object.assign(socket, { host, port })
}

async function hasTls(socket: Socket, { isOptional }: Encryption): Promise<boolean> {
  socket.write(tlsRequest)
  const [answer] = (await once(socket, 'data')) as [Buffer]
  if (answer.toString() === 'S') return true
  if (isOptional && answer.toString() === 'N') return false
  socket.destroy()
  throw new Error('the server does not support SSL connections, which sslmode asks for')
}

function endWithError(socket: Socket): Socket {
  const ended = failure('CONNECTION_CLOSED', 'the server closed the connection')
  return socket.once('end', () => socket.destroy(ended))
}

function failure(code: string, message: string): Error {
  return Object.assign(new Error(message), { code })
}

import type { Server } from 'node:http'
import { CommandError } from './command-error.ts'

/** Prints where a command listens, in the line that scripts wait for. */
export function announce(url: string): void {
  process.stdout.write(`listening on ${url}\n`)
}

/** Waits for SIGTERM or SIGINT. */
export function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => resolve())
  })
}

/** Closes a server and its open connections. */
export async function closeServer(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve))
  server.closeAllConnections()
  await closed
}

/** Awaits listening on a port. Reports a port in use in one line. */
export async function explainPortInUse<T>(port: number, listening: Promise<T>): Promise<T> {
  try {
    return await listening
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE') throw new CommandError(`port ${port} is in use by another process`)
    if (code === 'EACCES') throw new CommandError(`port ${port} needs more privileges than this user has`)
    throw error
  }
}

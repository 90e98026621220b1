import type { Server } from 'node:http'
import { CommandError } from './command-error.ts'

/** Says where a command listens, in the line that scripts wait for. */
export function announce(url: string): void {
  process.stdout.write(`listening on ${url}\n`)
}

/** Resolves when the process is told to stop. */
export function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => resolve())
  })
}

/** Ends a server, and what is left of its connections. */
export async function closeServer(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve))
  server.closeAllConnections()
  await closed
}

/** An attempt to listen on a port; one that is taken is said in a line. */
export async function orPortTaken<T>(port: number, listening: Promise<T>): Promise<T> {
  try {
    return await listening
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE') throw new CommandError(`port ${port} is taken by another process`)
    if (code === 'EACCES') throw new CommandError(`port ${port} is not for this user`)
    throw error
  }
}

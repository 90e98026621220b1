import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { Connection, type Settings } from '../../../src/db/connection.ts'
import { connectionString } from '../../../src/db/connection-string.ts'
import type { Share } from '../../../src/db/share.ts'
import { SharedConnections } from '../../../src/db/statements/shared-connections.ts'
import { testDatabaseUrl } from '../../support/database.ts'
import { waitFor } from '../../support/wait-for.ts'

/** What answers where they do not. */
const otherwise = { run: () => Promise.resolve({ rows: [], tag: '' }) } as unknown as Share

/** One connection to share, and all that were opened for it. */
function openingFrom(url: string, settings?: Settings): { shared: SharedConnections; opened: Connection[] } {
  const opened: Connection[] = []
  const open = (): Connection => {
    const connection = new Connection({ connectionString: url }, settings)
    opened.push(connection)
    return connection
  }
  return { shared: new SharedConnections(1, open, otherwise), opened }
}

/** Runs a statement, and lets more time pass than lies between two tries. */
const runAndWait = async (shared: SharedConnections): Promise<void> => {
  await shared.run({ text: 'select 1' }, [])
  vi.advanceTimersByTime(1_050)
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

test('one that takes its time to open is waited for, and ends with the others', async () => {
  const sockets = new Set<Socket>()
  let accepted = 0
  const silent = createServer((socket) => {
    accepted++
    sockets.add(
      socket
        .on('error', () => undefined)
        .on('close', () => sockets.delete(socket))
        .resume(),
    )
  })
  await once(silent.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    silent.close()
  })
  const { port } = silent.address() as AddressInfo
  const { shared, opened } = openingFrom(`postgres://nobody@127.0.0.1:${port}/none`)
  for (let i = 0; i < 3; i++) await runAndWait(shared)
  expect(opened).toHaveLength(1)
  await waitFor(() => accepted === opened.length)
  await shared.close()
  await waitFor(() => sockets.size === 0)
})

test('one that connects and cannot be used ends, and the next is tried', async () => {
  const refused = {
    statementTimeoutMs: -2,
    lockTimeoutMs: 0,
    plansOnce: true,
    idleInTransactionTimeoutMs: 0,
  }
  const { shared, opened } = openingFrom(connectionString(await testDatabaseUrl(), 'test'), refused)
  await runAndWait(shared)
  await waitFor(() => opened[0]?.connection.stream.destroyed === true)
  await runAndWait(shared)
  expect(opened).toHaveLength(2)
  await shared.close()
  expect(opened[1]?.connection.stream.destroyed).toBe(true)
})

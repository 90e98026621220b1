import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Connections } from '../../src/db/pool/connections.ts'
import { Signals } from '../../src/db/signals.ts'

test('the queue of unsent signals is bounded', async () => {
  const stuck = Promise.withResolvers<void>()
  const sent: number[] = []
  const connections = {
    run: async (_text: string, [channels]: unknown[][]) => {
      sent.push((channels as string[]).length)
      if (sent.length === 1) await stuck.promise
    },
  }
  const signals = new Signals(connections as unknown as Connections)
  const batch = Array.from({ length: 1_000 }, () => ({ channel: 'taskwire_changes' as const, payload: '' }))
  for (let i = 0; i < 12; i++) {
    signals.send(batch)
    await turn()
  }
  stuck.resolve()
  await signals.flush()
  expect(sent).toEqual([1_000, 10_000])
})

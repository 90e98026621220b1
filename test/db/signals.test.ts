import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Share } from '../../src/db/share.ts'
import { Signals } from '../../src/db/transaction.ts'

test('as many signals wait as memory is meant for, while none can be sent', async () => {
  const stuck = Promise.withResolvers<void>()
  const sent: number[] = []
  const share = {
    query: async (_text: unknown, [channels]: unknown[][]) => {
      sent.push((channels as string[]).length)
      if (sent.length === 1) await stuck.promise
    },
  }
  const signals = new Signals(share as unknown as Share)
  const batch = Array.from({ length: 1_000 }, () => ({ channel: 'taskwire_changes' as const, payload: '' }))
  for (let i = 0; i < 12; i++) {
    signals.send(batch)
    await turn()
  }
  stuck.resolve()
  await signals.flush()
  expect(sent).toEqual([1_000, 10_000])
})

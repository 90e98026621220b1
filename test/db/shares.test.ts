import { expect, onTestFinished, test } from 'vitest'
import { connectShares } from '../../src/db/database.ts'
import { NoFreeConnectionError, type Held, type Share } from '../../src/db/share.ts'
import { testDatabaseUrl } from '../support/database.ts'

const totals = [4, 6, 8, 9, 12, 14, 15, 16]

const open = async (total: number, cores: number): Promise<{ reads: Share; writes: Share }> => {
  const url = await testDatabaseUrl()
  const { db, close } = connectShares(url, { total, cores, maxWaitMs: 50, applicationName: 'shares' })
  onTestFinished(close)
  return db
}

test.each([1, 2, 4, 16])('reads and writes have connections, on %i cores', async (cores) => {
  for (const total of totals) {
    const { reads, writes } = await open(total, cores)
    expect(Math.min(reads.load.size, writes.load.size), `of ${total}`).toBeGreaterThan(0)
  }
})

test.each([1, 4])('what is alike leaves connections to what comes next, on %i cores', async (cores) => {
  for (const total of totals) {
    const { reads, writes } = await open(total, cores)
    for (const [share, spare] of [
      [reads, 1],
      [writes, 2],
    ] as const) {
      const { size } = share.load
      const held = await takeAll(share, 'alike')
      try {
        expect(held.length, `of ${total}`).toBe(Math.max(1, size - spare))
        for (let other = held.length; other < size; other++) held.push(await share.take(other))
      } finally {
        for (const { release } of held) release(false)
      }
    }
  }
})

async function takeAll(share: Share, alike: string): Promise<Held[]> {
  const held: Held[] = []
  try {
    for (;;) held.push(await share.take(alike))
  } catch (error) {
    expect(error).toBeInstanceOf(NoFreeConnectionError)
    return held
  }
}

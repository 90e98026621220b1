import { expect, test } from 'vitest'
import { BackOff } from '../../src/cluster/back-off.ts'

const early = 9_999
const settled = 10_000

test.each([
  { what: 'one that has settled', lasted: [settled, settled], waits: [0, 0] },
  { what: 'one that was killed soon after its start', lasted: [early, settled, early], waits: [0, 0, 0] },
  {
    what: 'one that ends at every start',
    lasted: Array<number>(10).fill(early),
    waits: [0, 500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000],
  },
  { what: 'one that has recovered', lasted: [0, 0, 0, settled, 0, 0], waits: [0, 500, 1_000, 0, 0, 500] },
  { what: 'one that goes on ending for months', lasted: Array<number>(5_000).fill(0), waits: [30_000] },
])('after $what another waits', ({ lasted, waits }) => {
  const backOff = new BackOff()
  expect(lasted.map((ms) => backOff.waitMsAfter(ms)).slice(-waits.length)).toEqual(waits)
})

import { expect, test } from 'vitest'
import { newId } from '../../src/domain/ids.ts'

test('ids of the same millisecond increase, even if ids of earlier requests are logged in between (product.md 1.21)', () => {
  const at = new Date('2031-05-05T10:00:00.000Z')
  const earlier = new Date('2031-05-05T09:59:59.000Z')
  const ids = Array.from({ length: 100 }, () => {
    newId('req', earlier)
    return newId('activity', at)
  })
  expect(ids).toEqual(ids.toSorted())
})

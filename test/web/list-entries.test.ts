import { expect, test } from 'vitest'
import { entriesOf } from '../../src/web/api/entries-of.ts'

/* Pages of a list whose order people change between two reads (product.md 6.2). */

const page = (...ids: string[]) => ({ data: ids.map((id) => ({ id })) })

test.each<[what: string, pages: ReturnType<typeof page>[], shown: string]>([
  ['no page', [], ''],
  ['pages without a move', [page('a', 'b'), page('c')], 'abc'],
  ['a card that moved down to a later page', [page('a', 'b'), page('c', 'a')], 'bca'],
  ['a card that is twice on one page', [page('a', 'b', 'a')], 'ba'],
  ['a page that is repeated', [page('a', 'b'), page('a', 'b')], 'ab'],
])('a board shows each card once, where it was read last: %s', (_what, pages, shown) => {
  expect(
    entriesOf(pages)
      .map(({ id }) => id)
      .join(''),
  ).toBe(shown)
})

test('entries without an id are all shown', () => {
  expect(entriesOf<unknown>([{ data: [1, 1] }, { data: [{ user: 'a' }, { user: 'a' }] }])).toHaveLength(4)
})

import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { cursorKeysFrom } from '../../src/http/pagination/cursor-keys.ts'
import { paginate } from '../../src/http/pagination/pagination.ts'

const workspaceId = 'ws_01m85v4cx4ewzr9fhhwftytt2z'
const list = ['listTasks', {}]
const [previous, other] = [cursorKeysFrom('the secret of a previous installation'), cursorKeysFrom('another')]
const base64 = previous[0].key.export().toString('base64')

/** Returns the position after which a page begins, if its cursor is accepted. */
async function positionAfter(cursor: string | undefined, previousKeys: string[] = []) {
  const rules = {
    config: { pageSize: { default: 25, max: 100 } },
    secrets: { cursorKeys: cursorKeysFrom('the secret', ['the secret before']) },
  }
  let after: readonly string[] | null = null
  const page = await paginate(
    rules,
    { workspaceId, cursorKeys: previousKeys },
    cursor === undefined ? {} : { cursor },
    list,
    (request) => {
      after = request.after
      return Promise.resolve({ rows: [], next: ['b', 'c'] })
    },
  )
  return { after, next: page.body.meta.next_cursor ?? '' }
}

/** Makes a cursor for a position, signed with a key. */
function signed(position: unknown[], { key } = previous[0]): string {
  const text = Buffer.from(JSON.stringify(position)).toString('base64url')
  const bound = JSON.stringify([workspaceId, list, text])
  return `${text}.${createHmac('sha256', key).update(bound).digest('base64url').slice(0, 22)}`
}

test('a page begins after the position in its cursor, which names the key that signed it (product.md 6.4)', async () => {
  const { next } = await positionAfter(undefined)
  expect((await positionAfter(next)).after).toEqual(['b', 'c'])
})

test('a cursor of an earlier release, which names no key, is accepted (product.md 6.4)', async () => {
  expect((await positionAfter(signed(['a', 'b']), [base64])).after).toEqual(['a', 'b'])
})

test('a cursor of a previous installation is verified with the key that it names (product.md 24.1)', async () => {
  const cursor = signed(['a', { key: previous[0].name }])
  expect((await positionAfter(cursor, [base64])).after).toEqual(['a'])
})

test.each<[what: string, cursor: string, previousKeys: string[]]>([
  ['names a different key from the one that signed it', signed(['a', { key: other[0].name }]), [base64]],
  ['names no key of this workspace', signed(['a', { key: 'AAAAAA' }]), [base64]],
  ['does not name a key', signed(['a', null]), [base64]],
  [
    'is signed with the eleventh key of a workspace',
    signed(['a']),
    [...Array.from({ length: 10 }, () => other[0].key.export().toString('base64')), base64],
  ],
])('a cursor that %s is refused (product.md 6.4)', async (_what, cursor, previousKeys) => {
  await expect(positionAfter(cursor, previousKeys)).rejects.toMatchObject({ code: 'validation_error' })
})

import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { readContract } from '../../src/contract/contract.ts'
import { makeReference } from '../../src/pages/reference/make-reference.ts'
import { readGuides } from '../../src/pages/reference/read-guides.ts'
import { apiPrefix } from '../support/app/app.ts'
import { findEntries, type Entry } from '../../src/web/reference/search.ts'

const index = makeReference(readContract('openapi'), readGuides(), '', apiPrefix).get(
  '/reference/search.json',
)
const entries = JSON.parse(index ?? '') as Entry[]
const find = (query: string): string[] => findEntries(entries, query).map(({ name }) => name)

it.each([
  ['createTask', 'createTask'],
  ['create a task', 'createTask'],
  ['post tasks', 'createTask'],
  ['LIST Tasks', 'listTasks'],
  ['/tasks/{id}/comments', 'listTaskComments'],
  ['task.deleted', 'task.deleted'],
  ['ApiError', 'ApiError'],
  ['no_open_column', 'no_open_column'],
  ['write rate', 'write_rate_limited'],
  ['pagination', 'Pagination'],
  ['title_text', 'title_text'],
])('searching for "%s" finds %s first', (query, name) => {
  expect(find(query)[0]).toBe(name)
})

it.each(['', ' ', '!?', 'xyzzy', 'create xyzzy'])('searching for %j finds nothing', (query) => {
  expect(find(query)).toEqual([])
})

it('each further word narrows the search results', () => {
  expect(find('calendar').length).toBeGreaterThan(find('calendar create').length)
  expect(find('calendar create')).toContain('createEvent')
})

it.each([
  ['signature', 'Webhooks', 'guide'],
  ['429', 'key_rate_limited', 'error'],
  ['replay', 'Idempotency', 'guide'],
  ['Retry-After', 'service_unavailable', 'error'],
  ['assignees', 'createTask', 'operation'],
])('searching the text for "%s" finds %s', (query, name, kind) => {
  const shown = findEntries(entries, query).slice(0, 12)
  expect(shown.map((entry) => `${entry.kind} ${entry.name}`)).toContain(`${kind} ${name}`)
})

it('the index, which is loaded on first use, has at most 25 KB compressed', () => {
  expect(gzipSync(JSON.stringify(entries)).length).toBeLessThan(25_000)
})

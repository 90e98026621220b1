import { expect, it } from 'vitest'
import type { ApiDocument } from '../../src/web/reference/api-document.ts'
import { listGroups } from '../../src/web/reference/entries.ts'
import { findEntries } from '../../src/web/reference/search.ts'
import { readContract } from '../../scripts/contract/document.ts'

const contract = await readContract('spec/openapi.yaml')
const { document } = contract
const groups = listGroups(document as unknown as ApiDocument)
const find = (query: string): string[] => findEntries(groups, query).map(({ title }) => title)

it('lists all that the contract has', () => {
  const titles = groups.map(({ title }) => title)
  expect(titles).toEqual([
    'Guide', 'Me', 'Projects', 'Members', 'Tasks', 'Comments', 'Events', 'Webhooks', 'Schemas', 'Errors',
  ]) // prettier-ignore
  const hrefs = groups.flatMap(({ entries }) => entries.map(({ href }) => href))
  expect(new Set(hrefs).size).toBe(hrefs.length)
  expect(hrefs).toHaveLength(
    10 + // guides
      contract.operations().length +
      contract.operations('webhooks').length +
      Object.keys(document.components.schemas).length +
      Object.keys(document['x-error-catalog']).length,
  )
})

it.each([
  ['createTask', 'Create a task'],
  ['create a task', 'Create a task'],
  ['post tasks', 'Create a task'],
  ['LIST Tasks', 'List tasks'],
  ['/tasks/{id}/comments', "List a task's comments"],
  ['task.deleted', 'task.deleted'],
  ['ApiError', 'ApiError'],
  ['no_open_column', 'no_open_column'],
  ['429 write', 'write_rate_limited'],
  ['pagination', 'Pagination'],
  ['hmac', 'Webhooks'],
])('%s finds %s first', (query, title) => {
  expect(find(query)[0]).toBe(title)
})

it.each(['', ' ', '!?', 'xyzzy', 'create xyzzy'])('%j finds nothing', (query) => {
  expect(find(query)).toEqual([])
})

it('wants every word', () => {
  expect(find('calendar').length).toBeGreaterThan(find('calendar create').length)
  expect(find('calendar create')).toContain('Create a calendar event')
})

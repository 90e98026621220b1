import { randomUUID } from 'node:crypto'
import { read, resourceOf, rowsOf, textOf, type Answer, type Row } from './answer.ts'
import type { Call } from './api.ts'
import type { KeyName } from './fixture-file.ts'
import type { World } from './rule.ts'
import { need } from './verdict.ts'

/* Resources that rules create in the fixture's second project. The main project stays unchanged. */

/** Maximum number of pages to read, which is more than any list of the fixture has. */
const maxPages = 500

/** Creates a task with the admin's key by default, so that a run's writes are spread over two budgets. */
export function createTask(
  { api, fixture }: World,
  fields: Row = {},
  as: KeyName = 'admin',
): Promise<Row & { id: string }> {
  const body = { title_text: 'A task of the conformance kit', project_id: fixture.projects.second, ...fields }
  return created(api.post('/tasks', body, { as }))
}

export function createComment({ api }: World, task: string, body: string): Promise<Row & { id: string }> {
  return created(api.post(`/tasks/${task}/comments`, { body }))
}

export function createEvent({ api }: World, fields: Row = {}): Promise<Row & { id: string }> {
  return created(api.post('/events', eventBody(fields), { as: 'admin' }))
}

export function eventBody(fields: Row = {}): Row {
  const title = 'An event of the conformance kit'
  return { title, date: randomDay(), start_time: '09:00', end_time: '10:00', repeat: 'none', ...fields }
}

async function created(answer: Promise<Answer>): Promise<Row & { id: string }> {
  const resource = resourceOf(await answer, 201)
  return { ...resource, id: textOf(resource, 'id') }
}

/** Returns all rows of a list, page after page. */
export async function walk({ api }: World, path: string, call: Call = {}): Promise<Row[]> {
  const rows: Row[] = []
  let cursor: string | null = ''
  for (let pages = 0; cursor !== null; pages += 1) {
    need(pages < maxPages, `GET ${path} has not ended after ${maxPages} pages`)
    const query = { limit: 100, ...call.query, cursor }
    const page = await api.get(path, { ...call, query })
    for (const row of rowsOf(page)) rows.push(row)
    const next = read(page.body, 'meta.next_cursor')
    need(next === null || typeof next === 'string', `${page.call} has no next_cursor`)
    need(next !== cursor, `${page.call} has a next_cursor that returns the same page`)
    cursor = next
  }
  return rows
}

export const idsOf = (rows: Row[]): unknown[] => rows.map(({ id }) => id)

/** Returns a day in the far future, with hardly any other events. */
export function randomDay(): string {
  const from = Date.UTC(2200, 0, 1)
  return dayAfter(new Date(from + Math.random() * 7000 * 365 * 86_400_000).toISOString().slice(0, 10), 0)
}

export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

/** Returns a well-formed id that does not exist. */
export function unknownId(like: string): string {
  const [prefix = ''] = like.split('_')
  const digits = `${randomUUID()}${randomUUID()}`.replaceAll(/[^0-9a-f]/g, '')
  return `${prefix}_01${digits.slice(0, 24)}`
}

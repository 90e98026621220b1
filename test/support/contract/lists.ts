import { beforeAll, expect } from 'vitest'
import { createTaskComment } from '../../../src/domain/tasks/comments.ts'
import { createTask } from '../../../src/domain/tasks/create-task.ts'
import { createEvent } from '../../../src/domain/events/create-event.ts'
import { newId } from '../../../src/domain/ids.ts'
import { setMembership } from '../../../src/domain/accounts/change-members.ts'
import { createProject } from '../../../src/domain/projects/create-project.ts'
import type { Answer, Caller } from '../app/app.ts'
import { operatorOf } from '../world/keys.ts'
import { setVisibility } from '../world/visibility.ts'
import type { UsedWorld } from '../world/world.ts'

export type Row = Record<string, unknown> & { id: string }
export interface Page {
  data: Row[]
  meta: { next_cursor: string | null }
}
type Key = string | number

/** Expects a page as the response, and returns it. */
export function pageOf(answer: Answer): Page {
  expect(answer.status, answer.text).toBe(200)
  return answer.body as Page
}
export const idsOf = (rows: readonly Row[]): string[] => rows.map(({ id }) => id)
export const range = (count: number): number[] => Array.from({ length: count }, (_, i) => i)

/** A list with its promised order, and ways to add and remove rows without the API. */
export interface List {
  name: string
  path: () => string
  key: (row: Row) => Key[]
  /** Adds rows anywhere in the order, several of them with equal keys. */
  add: (count: number) => Promise<void>
  remove: (id: string) => Promise<unknown>
}

export const listNames = ['projects', 'cards', 'members', 'tasks', 'comments', 'events'] as const

export interface UsedLists {
  lists: Record<(typeof listNames)[number], List>
  /** Returns the path of a project that only the list of columns uses. */
  boardPath: () => string
}

const byCreation = ({ created_at, id }: Row): Key[] => [created_at as string, id]
/** Returns the lists of a world, to which rows can be added and removed. */
export function useLists({ world, clock, sql, web, commit }: UsedWorld): UsedLists {
  let board = ''
  beforeAll(async () => {
    board = (await commit((tx) => createProject(tx, web(), { name: 'Many columns' }))).id
  })
  const lists: List[] = [
    {
      name: 'projects',
      path: () => '/projects',
      key: byCreation,
      add: (count) =>
        commit(async (tx) => {
          for (const i of range(count)) await createProject(tx, web(), { name: `Project ${i}`, cards: [] })
        }),
      remove: (id) => setVisibility(sql, 'private', world.workspace.id, [id]),
    },
    {
      name: 'cards',
      path: () => `/projects/${board}/cards`,
      key: ({ order, id }) => [order as number, id],
      add: async (count) => {
        const rows = range(count).map((i) => ({
          workspace_id: world.workspace.id,
          id: newId('card', clock.now()),
          project_id: board,
          name: `Column ${i}`,
          order: [7, -3, 1000, 0, 7][i % 5] ?? 0,
          created_at: clock.now().toISOString(),
        }))
        await sql`insert into cards ${sql(rows)}`
      },
      remove: (id) => sql`delete from cards where id = ${id}`,
    },
    {
      name: 'members',
      path: () => '/members',
      key: ({ joined_at, id }) => [joined_at as string, id],
      add: async (count) => {
        const now = clock.now()
        const people = range(count).map((i) => {
          const id = newId('user', now)
          return { id, name: `Person ${i}`, email: `${id}@example.com`, created_at: now.toISOString() }
        })
        await sql`insert into users ${sql(people)}`
        await commit(async (tx) => {
          for (const [i, { id }] of people.entries()) {
            const joined = new Date(now.getTime() - (i % 3) * 1000)
            await setMembership(tx, operatorOf(world, joined), id, { role: 'member', status: 'active' })
          }
        })
      },
      remove: (id) => sql`update memberships set status = 'suspended' where user_id = ${id}`,
    },
    {
      name: 'tasks',
      path: () => '/tasks',
      key: byCreation,
      add: (count) =>
        commit(async (tx) => {
          const project_id = world.projects.second
          for (const i of range(count)) {
            const progress = i % 2 === 0 ? 50 : 100
            await createTask(tx, web(), {
              title_text: `Task ${i}`,
              project_id,
              progress,
              end_date: '2030-01-01',
            })
          }
        }),
      remove: (id) => sql`delete from tasks where id = ${id}`,
    },
    {
      name: 'comments',
      path: () => `/tasks/${world.tasks.completed}/comments`,
      key: byCreation,
      add: (count) =>
        commit(async (tx) => {
          for (const i of range(count)) {
            await createTaskComment(tx, web(), world.tasks.completed, { body: `Comment ${i}` })
          }
        }),
      remove: (id) => sql`delete from comments where id = ${id}`,
    },
    {
      name: 'events',
      path: () => '/events',
      key: ({ date, start_time, id }) => [date as string, start_time as string, id],
      add: (count) =>
        commit(async (tx) => {
          for (const i of range(count)) {
            await createEvent(tx, web(), {
              title: `Event ${i}`,
              date: ['2030-01-02', '1999-12-31', '2030-01-02', '2026-06-01'][i % 4] ?? '',
              start_time: ['10:00', '09:00', '10:00'][i % 3] ?? '',
              end_time: '23:00',
              repeat: 'none',
            })
          }
        }),
      remove: (id) => sql`delete from events where id = ${id}`,
    },
  ]

  return {
    lists: Object.fromEntries(lists.map((list) => [list.name, list])) as UsedLists['lists'],
    boardPath: () => `/projects/${board}/cards`,
  }
}

/** Compares two keys; negative if `a` comes first. */
export function compareKeys(a: Key[], b: Key[]): number {
  const at = a.findIndex((part, i) => part !== b[i])
  return at === -1 ? 0 : (a[at] ?? '') < (b[at] ?? '') ? -1 : 1
}

/** Reads all pages of a list; `between` may change the world after each page. */
export async function readAllPages(
  caller: Caller,
  path: string,
  limitOf: (page: number) => number,
  between: (seen: Row[], page: number) => Promise<void> = () => Promise.resolve(),
): Promise<Row[]> {
  const seen: Row[] = []
  let cursor: string | null = null
  for (let page = 0; page === 0 || cursor !== null; page += 1) {
    // A list that never ends must fail, not loop.
    expect(page).toBeLessThan(1000)
    const query = { limit: limitOf(page), ...(cursor === null ? {} : { cursor }) }
    const { data, meta }: Page = pageOf(await caller.get(path, { query }))
    expect(data.length).toBeLessThanOrEqual(limitOf(page))
    seen.push(...data)
    await between(seen, page)
    cursor = meta.next_cursor
  }
  return seen
}

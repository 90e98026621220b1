import { beforeAll, expect, test } from 'vitest'
import type { Schemas } from '../../generated/openapi.operations.ts'
import type { Transaction } from '../../src/db/transaction.ts'
import type { Actor } from '../../src/domain/actor.ts'
import { updateColumn } from '../../src/domain/projects/change-columns.ts'
import { updateProject } from '../../src/domain/projects/change-project.ts'
import { deleteTask } from '../../src/domain/tasks/delete-task.ts'
import { moveTask } from '../../src/domain/tasks/move-task.ts'
import { readData } from '../support/contract/data.ts'
import { useTasks } from '../support/world/tasks.ts'
import { giveEndpoint } from '../support/world/webhooks.ts'
import { useWorld } from '../support/world/world.ts'

/* Changes as a client that keeps a copy sees them, as docs/keeping-in-step.md says. */

const scene = useWorld()
const { app, world, full, sql, clock, web, commit } = scene
const { created, patched } = useTasks(scene)

beforeAll(async () => {
  await giveEndpoint(app, world.workspace.id, 'https://receiver.example/hook')
})

type Work = (tx: Transaction, actor: Actor, id: string) => Promise<unknown>
const byDomain = (work: Work) => (id: string) => commit((tx) => work(tx, web(), id))

const archive = (archived: boolean) =>
  byDomain((tx, actor) => updateProject(tx, actor, world.projects.main, { archived }))

type Event =
  | {
      type: 'task.created' | 'task.updated'
      created_at: string
      data: Pick<Schemas['Task'], 'id' | 'updated_at'>
    }
  | { type: 'task.deleted'; created_at: string; data: { id: string } }

/** Returns a copy that follows the rules of the guide. */
function startCopy() {
  const tasks = new Map<string, Pick<Schemas['Task'], 'id' | 'updated_at'>>()
  const deleted = new Map<string, string>()
  return {
    tasks,
    receive({ type, created_at, data }: Event): void {
      if (type === 'task.deleted') {
        deleted.set(data.id, created_at)
        tasks.delete(data.id)
        return
      }
      const stored = tasks.get(data.id)?.updated_at
      if (!deleted.has(data.id) && !(stored && stored > created_at)) tasks.set(data.id, data)
    },
    readPage(page: readonly Schemas['Task'][]): void {
      for (const task of page) if (!deleted.has(task.id)) tasks.set(task.id, task)
    },
  }
}

/** Returns all orders of the items. */
const ordersOf = <Item>(items: readonly Item[]): Item[][] =>
  items.length === 0
    ? [[]]
    : items.flatMap((item, index) => ordersOf(items.toSpliced(index, 1)).map((rest) => [item, ...rest]))

/** Returns the number of rows that a poll since a time finds, and the types of the events since then. */
async function seen(change: (id: string) => Promise<unknown>) {
  const { id } = await created()
  clock.advance(120)
  const since = clock.now().toISOString()
  const events = () => sql<{ type: string }[]>`
    select type from webhook_events where workspace_id = ${world.workspace.id} order by created_at, id`
  const before = (await events()).length
  await change(id)
  const rows = await readData<Schemas['Task'][]>(full, `/tasks?updated_since=${since}`)
  return { rows: rows.length, events: (await events()).slice(before).map(({ type }) => type) }
}

test.each<[what: string, change: (id: string) => Promise<unknown>, rows: number, events: string[]]>([
  ['a PATCH', (id) => patched(id, { title_text: 'Other' }), 1, ['task.updated']],
  [
    'a move on the board',
    byDomain((tx, actor, id) => moveTask(tx, actor, id, { cardId: world.cards.done })),
    1,
    [],
  ],
  ['a deletion', byDomain(deleteTask), 0, ['task.deleted']],
  [
    'the renaming of its column',
    byDomain((tx, actor) => updateColumn(tx, actor, world.cards.doing, { name: 'In progress' })),
    0,
    [],
  ],
  ['the archiving of its project', archive(true), 0, []],
  [
    'the archiving and restoring of its project',
    (id) => archive(true)(id).then(() => archive(false)(id)),
    0,
    [],
  ],
])('%s is seen by a poll and by events as the guide says', async (_what, change, rows, events) => {
  expect(await seen(change)).toEqual({ rows, events })
  await archive(false)('')
})

test('a deleted task stays deleted, in whatever order its events and the page of a poll in flight arrive', async () => {
  const { id } = await created()
  await patched(id, { title_text: 'Other' })
  const page = (
    await readData<Schemas['Task'][]>(full, `/tasks?project_id=${world.projects.main}&limit=100`)
  ).filter((task) => task.id === id)
  await byDomain(deleteTask)(id)
  const rows = await sql<{ body: string }[]>`
    select body from webhook_events where workspace_id = ${world.workspace.id} and body like ${`%${id}%`}`
  const events = rows.map(({ body }) => JSON.parse(body) as Event)
  expect(events.map(({ type }) => type).toSorted()).toEqual(['task.created', 'task.deleted', 'task.updated'])
  for (const order of ordersOf([...events, page])) {
    const copy = startCopy()
    for (const one of order) {
      if (Array.isArray(one)) copy.readPage(one)
      else copy.receive(one)
    }
    expect([...copy.tasks.keys()], JSON.stringify(order)).toEqual([])
  }
})

test('projects and columns, and the list of a project, show what neither polls nor events do', async () => {
  const task = await created()
  const listed = () => readData<Schemas['Task'][]>(full, `/tasks?project_id=${world.projects.main}&limit=100`)
  const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id)
  await byDomain((tx, actor) => updateColumn(tx, actor, world.cards.doing, { name: 'Under way' }))('')
  expect((await listed()).find(({ id }) => id === task.id)?.card?.name).toBe('Under way')
  const columns = await readData<Schemas['Card'][]>(full, `/projects/${world.projects.main}/cards`)
  expect(columns.map(({ name }) => name)).toContain('Under way')

  await archive(true)('')
  expect(idsOf(await readData<Schemas['Project'][]>(full, '/projects?limit=100'))).not.toContain(
    world.projects.main,
  )
  expect(await listed()).toEqual([])
  await archive(false)('')
  expect(idsOf(await listed())).toContain(task.id)
})

test.each([
  ['archived', archive(true), archive(false)],
  [
    'private',
    byDomain((tx, actor) => updateProject(tx, actor, world.projects.main, { private: true })),
    byDomain((tx, actor) => updateProject(tx, actor, world.projects.main, { private: false })),
  ],
])('a project that was %s for a while has another updated_at than before', async (_what, hide, show) => {
  const updatedAt = async () =>
    (await readData<Schemas['Project'][]>(full, '/projects?limit=100')).find(
      ({ id }) => id === world.projects.main,
    )?.updated_at
  const before = await updatedAt()
  await hide('')
  expect(await updatedAt()).toBeUndefined()
  await show('')
  expect(await updatedAt()).not.toBe(before)
})

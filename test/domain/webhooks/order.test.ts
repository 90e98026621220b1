import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Schemas } from '../../../generated/openapi.operations.ts'
import { startApp, type Answer } from '../../support/app/app.ts'
import { TestClock } from '../../support/app/clock.ts'
import { readData } from '../../support/contract/data.ts'
import { giveEndpoint } from '../../support/world/webhooks.ts'
import { useWorld } from '../../support/world/world.ts'

/* The order of a task's webhook events when two nodes with different clocks change the task (product.md 12.10). */

const taskCount = 100
const changesPerTask = 10
const secondsApart = 4

/** Clock that advances by a third of a millisecond with each call, so that some changes share an instant. */
class RunningClock extends TestClock {
  override now(): Date {
    this.advance(0.000_333)
    return super.now()
  }
}

const ahead = new RunningClock()
const behind = new RunningClock(new Date(ahead.now().getTime() - secondsApart * 1000))
const { app, world, full, sql } = useWorld({ clock: ahead })

interface Event {
  type: string
  created_at: string
  data: Schemas['TaskEventData']
}

let taskIds: string[]
let answers: Answer[]
/** Events by task, in the order of their instants. */
let events: Map<string, Event[]>
/** Changes by task, in the order in which PostgreSQL stored them. */
let changes: Map<string, { title: string; completes: boolean }[]>

beforeAll(async () => {
  const other = (await startApp({ clock: behind })).withSecret(world.keys.full.secret)
  await giveEndpoint(app, world.workspace.id, 'https://hooks.example.com/')
  const created = await Promise.all(
    Array.from({ length: taskCount }, (_, i) =>
      full.post('/tasks', { title_text: `task ${i}`, project_id: world.projects.second }),
    ),
  )
  taskIds = created.map(({ body }) => (body as Schemas['TaskResponse']).data.id)
  await sql`create table stored_changes (n bigserial, task_id text, title text, completes boolean)`
  await sql`
    create function store_change() returns trigger language plpgsql as $$
    begin
      insert into stored_changes (task_id, title, completes)
      values (new.id, new.title, new.progress = 100 and old.progress is distinct from 100);
      return null;
    end $$`
  await sql`create trigger store_change after update on tasks for each row execute function store_change()`
  answers = await Promise.all(
    Array.from({ length: taskCount * changesPerTask }, (_, i) => {
      const round = Math.floor(i / taskCount)
      const body = { title_text: `change ${i}`, progress: i % 3 === 0 ? 100 : i % 100 }
      return (round % 2 === 0 ? full : other).patch(`/tasks/${taskIds[i % taskCount]}`, body)
    }),
  )
  events = await readEvents()
  changes = Map.groupBy(
    await sql<
      { task_id: string; title: string; completes: boolean }[]
    >`select * from stored_changes order by n`,
    ({ task_id }) => task_id,
  )
})
afterAll(async () => {
  await sql`drop function store_change cascade`
  await sql`drop table stored_changes`
})

async function readEvents(): Promise<Map<string, Event[]>> {
  const rows = await sql<{ body: string }[]>`
    select body from webhook_events
    where workspace_id = ${world.workspace.id} and type in ('task.updated', 'task.completed')`
  const all = rows.map(({ body }) => JSON.parse(body) as Event)
  all.sort((a, b) => a.created_at.localeCompare(b.created_at))
  return Map.groupBy(all, ({ data }) => data.id)
}

const eventsOfType = (id: string, type: string): Event[] =>
  (events.get(id) ?? []).filter((event) => event.type === type)

test('concurrent changes to a task on two nodes are all kept', () => {
  expect(answers.filter(({ status }) => status !== 200)).toEqual([])
  expect(taskIds.map((id) => changes.get(id)?.length)).toEqual(taskIds.map(() => changesPerTask))
})

test('the instants of a task’s events follow the order of its changes, and are distinct (product.md 6.9)', () => {
  for (const id of taskIds) {
    const updates = eventsOfType(id, 'task.updated')
    expect(updates.map(({ data }) => data.title)).toEqual(changes.get(id)?.map(({ title }) => title))
    expect(new Set(updates.map(({ created_at }) => created_at)).size).toBe(changesPerTask)
  }
})

test('the newest event of a task shows its stored state (product.md 12.10)', async () => {
  for (const id of taskIds) {
    const { description: _description, ...stored } = await readData<Schemas['Task']>(full, `/tasks/${id}`)
    expect(eventsOfType(id, 'task.updated').at(-1)?.data).toEqual(stored)
    expect(stored.updated_at).toBe(eventsOfType(id, 'task.updated').at(-1)?.created_at)
  }
})

test('task.completed and task.updated of one change have the same instant and state', () => {
  const completions = taskIds.flatMap((id) => {
    const titles = new Set(
      changes
        .get(id)
        ?.filter(({ completes }) => completes)
        .map(({ title }) => title),
    )
    return eventsOfType(id, 'task.updated').filter(({ data }) => titles.has(data.title))
  })
  expect(completions.length).toBeGreaterThanOrEqual(taskCount)
  expect(taskIds.flatMap((id) => eventsOfType(id, 'task.completed').map(contentOf))).toEqual(
    completions.map(contentOf),
  )
})

const contentOf = ({ created_at, data }: Event) => ({ created_at, data })

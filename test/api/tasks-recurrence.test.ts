import { describe, expect, test } from 'vitest'
import type { Schemas } from '../../generated/openapi.operations.ts'
import type { Frequency } from '../../src/db/schema.ts'
import type { Actor } from '../../src/domain/actor.ts'
import { createProject, type NewProject } from '../../src/domain/projects/create-project.ts'
import { setRecurrence } from '../../src/domain/tasks/recurrence.ts'
import { useWorld } from '../support/world/world.ts'
import { TestClock } from '../support/app/clock.ts'
import { activityTypes } from '../support/database/rows.ts'
import { taskOf, useTasks } from '../support/world/tasks.ts'

const scene = useWorld({ clock: new TestClock('2026-01-15T09:30:00.000Z') })
const { app, world, full, clock, sql, commit } = scene
const { created, patched } = useTasks(scene)

const web = (fixture = world, on = app): Actor => ({
  workspaceId: fixture.workspace.id,
  userId: fixture.users.owner,
  via: 'web',
  now: on.clock.now(),
})

/** Returns a column as a task shows it: without its order. */
const shown = ({ id, name, is_done }: Partial<Schemas['Card']> = {}) => ({ id, name, is_done })

describe('completing a recurring task creates its successor (product.md 8.13, 8.14, 8.15)', () => {
  const addProject = (input: Partial<NewProject> = {}) =>
    commit((tx) => createProject(tx, web(), { name: 'Recurrences', ...input }))

  /** Creates a task alone in its project, with a recurrence as the web editor sets it. */
  async function recurring(every: Frequency, body: object = {}, input?: Partial<NewProject>) {
    const project = await addProject(input)
    const [first] = project.cards
    const { id } = await created({ card_id: first?.id, ...body })
    await commit((tx) => setRecurrence(tx, web(), id, every))
    return { id, project }
  }

  async function tasksOf(project: string): Promise<Schemas['Task'][]> {
    const answer = await full.get('/tasks', { query: { project_id: project } })
    return (answer.body as Schemas['TaskList']).data
  }

  /** Completes the task, and returns its successor. */
  async function complete(id: string, project: { id: string }, body: object = {}): Promise<Schemas['Task']> {
    const before = (await tasksOf(project.id)).map((task) => task.id)
    await patched(id, { progress: 100, ...body })
    const made = (await tasksOf(project.id)).filter((task) => !before.includes(task.id))
    expect(made).toHaveLength(1)
    return made[0] as Schemas['Task']
  }

  test.each([
    ['2026-01-19T08:00:00.000Z', '2026-01-26T08:00:00.000Z'],
    [null, null],
  ])('a reminder of %s moves by as many days as the due date: %s', async (reminder, moved) => {
    const { id, project } = await recurring('weekly', { end_date: '2026-01-20' })
    await sql`update tasks set reminder_at = ${reminder} where id = ${id}`
    const successor = await complete(id, project)
    const [row] = await sql`select reminder_at, reminded_at from tasks where id = ${successor.id}`
    expect(row && { at: row.reminder_at && new Date(row.reminder_at as string).toISOString() }).toEqual({
      at: moved,
    })
    expect(row?.reminded_at).toBeNull()
  })

  test('the successor has the same title, description, priority, assignees and end_time, and is not started', async () => {
    const { owner, member } = world.users
    const { id, project } = await recurring('weekly', {
      title_text: ' Water the plants 🪴',
      description: 'All\r\nof them',
      priority: 'none',
      progress: 30,
      end_date: '2026-01-20',
      end_time: '18:30',
      user_ids: [member, owner],
    })
    clock.advance(60)
    const successor = await complete(id, project)
    const at = clock.now().toISOString()
    expect(successor).toEqual({
      id: successor.id,
      title: ' Water the plants 🪴',
      description: 'All\r\nof them',
      project_id: project.id,
      card: shown(project.cards[0]),
      priority: 'none',
      due_date: '2026-01-27',
      due_time: '18:30',
      progress: null,
      completed: false,
      assignee_ids: [member, owner],
      created_at: at,
      updated_at: at,
    })
  })

  test('the successor records task.created via the API, and notifies its assignees', async () => {
    const { id, project } = await recurring('daily', { user_ids: [world.users.member] })
    const successor = await complete(id, project)
    expect(await activityTypes(scene, id)).toEqual([
      'task.created',
      'task.recurrence_changed',
      'task.updated',
      'task.completed',
    ])
    const rows = await sql`
      select type, user_id, via, api_key_id, project_id from activities where subject_id = ${successor.id}`
    expect(rows).toEqual([
      {
        type: 'task.created',
        user_id: world.users.owner,
        via: 'api',
        api_key_id: world.keys.full.id,
        project_id: project.id,
      },
    ])
    const recipients = await sql`select user_id from notifications where subject_id = ${successor.id}`
    expect(recipients).toEqual([{ user_id: world.users.member }])
  })

  test('the successor is in the project’s first column that is not done, wherever the completed task was', async () => {
    const { id, project } = await recurring(
      'daily',
      {},
      {
        cards: [
          { name: 'Done', is_done: true },
          { name: 'Next', is_done: false },
          { name: 'Now', is_done: false },
        ],
      },
    )
    const successor = await complete(id, project)
    expect(successor.card).toEqual(shown(project.cards[1]))
    expect(taskOf(await full.get(`/tasks/${id}`)).card).toEqual(shown(project.cards[0]))
  })

  test('a recurring task can be completed on a board without an open column (product.md 8.16)', async () => {
    const { id, project } = await recurring('daily', {}, { cards: [{ name: 'Done', is_done: true }] })
    expect((await complete(id, project)).card).toEqual(shown(project.cards[0]))
  })

  test('the completed task stays completed, and has only one successor', async () => {
    const { id, project } = await recurring('daily', { end_date: '2026-01-20' })
    const successor = await complete(id, project)
    expect(taskOf(await full.get(`/tasks/${id}`))).toMatchObject({
      completed: true,
      progress: 100,
      due_date: '2026-01-20',
    })
    await patched(id, { progress: 0 })
    await patched(id, { progress: 100 })
    expect(await tasksOf(project.id)).toHaveLength(2)
    expect((await complete(successor.id, project)).due_date).toBe('2026-01-22')
  })

  // Today is Thursday, 15 January 2026.
  test.each<[string, Frequency, string | null, string[]]>([
    [
      'a month after the 31st is clamped, and returns to the 31st',
      'monthly',
      '2026-01-31',
      ['2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31'],
    ],
    ['past and daily: the first day after today', 'daily', '2019-03-01', ['2026-01-16', '2026-01-17']],
    ['past and weekly, due again today', 'weekly', '2026-01-01', ['2026-01-22']],
    ['missing and weekly: a week after today', 'weekly', null, ['2026-01-22', '2026-01-29']],
  ])('%s: %s from %s is due %j', async (_rule, every, end_date, dues) => {
    const { id, project } = await recurring(every, { end_date })
    let next = id
    for (const due of dues) {
      const successor = await complete(next, project)
      expect(successor.due_date).toBe(due)
      next = successor.id
    }
  })

  test('an edited due date is the new anchor of the recurrence', async () => {
    const { id, project } = await recurring('monthly', { end_date: '2026-01-31' })
    await patched(id, { end_date: '2026-02-10' })
    expect((await complete(id, project)).due_date).toBe('2026-03-10')
  })

  test('a PATCH with the stored date does not make a clamped day the anchor', async () => {
    const { id, project } = await recurring('monthly', { end_date: '2026-01-31' })
    const successor = await complete(id, project)
    await patched(successor.id, { end_date: '2026-02-28', priority: 'low' })
    expect((await complete(successor.id, project)).due_date).toBe('2026-03-31')
  })

  test('a recurrence ends at the last supported date, without failing', async () => {
    const { id, project } = await recurring('daily', { end_date: '2026-03-01' })
    expect((await complete(id, project, { end_date: '9999-12-30' })).due_date).toBe('9999-12-31')
    const [last] = (await tasksOf(project.id)).filter(({ completed }) => !completed)
    await patched(last?.id ?? '', { progress: 100 })
    expect(await tasksOf(project.id)).toHaveLength(2)
  })
})

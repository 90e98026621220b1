import { beforeAll, describe, expect, test } from 'vitest'
import { removeProjectMember, setProjectMember } from '../../src/domain/projects/change-members.ts'
import { updateProject } from '../../src/domain/projects/change-project.ts'
import type { Fixture } from '../../src/seeds/fixture.ts'
import { settingsPrefix, workPrefix, type Caller } from '../support/app/app.ts'
import { TestClock } from '../support/app/clock.ts'
import { runJob } from '../support/app/jobs.ts'
import { followStream } from '../support/app/streams.ts'
import { waitFor } from '../support/runner/wait-for.ts'
import { operatorOf } from '../support/world/keys.ts'
import { signInCookie, signInToWork } from '../support/world/settings.ts'
import { useWorld } from '../support/world/world.ts'

const { app, clock, commit, sql } = useWorld({ clock: new TestClock('2030-05-01T08:00:00.000Z') })
beforeAll(() => waitFor(() => app.context.listener.isConnected))

const idOf = ({ body, status, text }: Awaited<ReturnType<Caller['post']>>): string => {
  expect(status, text).toBe(201)
  return (body as { data: { id: string } }).data.id
}

/** The subjects of notifications, in one project: the member and the admin take part in all of them. */
interface Subjects {
  owner: Caller
  /** A task that the member created, and commented on. */
  created: string
  /** A task that is assigned to the member and the admin. */
  assigned: string
  event: string
}

async function takePart(own: Fixture): Promise<Subjects> {
  const [owner, admin, member] = [
    await signInToWork(app, own),
    await signInToWork(app, own, 'admin'),
    await signInToWork(app, own, 'member'),
  ]
  const people = [own.users.admin, own.users.member]
  const task = { card_id: own.cards.todo, title: 'Sand the hull', reminder_date: '2030-05-02T08:00:00Z' }
  const created = idOf(await member.post('/tasks', task))
  for (const caller of [admin, member])
    idOf(await caller.post(`/tasks/${created}/comments`, { body: 'Now?' }))
  const assigned = idOf(await owner.post('/tasks', { ...task, recurrence: 'daily', user_ids: people }))
  const event = {
    ...{ title: 'Launch', date: '2030-05-02', start_time: '10:00', end_time: '11:00', repeat: 'none' },
    ...{ reminder_at: '2030-05-02T08:00:00Z', reminder_minutes_before: 60, project_id: own.projects.main },
  }
  return {
    ...{ owner, created, assigned },
    event: idOf(await owner.post('/events', { ...event, invited_users: people })),
  }
}

const remind = async (job: string): Promise<void> => {
  clock.set('2030-05-02T09:00:00.000Z')
  await runJob(app.context, job)
}

type Act = (subjects: Subjects) => Promise<unknown>
const acts: [what: string, act: Act][] = [
  ['a changed task', ({ owner, assigned }) => owner.patch(`/tasks/${assigned}`, { title: 'Sand it' })],
  [
    'a completed task that recurs',
    ({ owner, assigned }) => owner.patch(`/tasks/${assigned}`, { progress: 100 }),
  ],
  ['a deleted task', ({ owner, assigned }) => owner.delete(`/tasks/${assigned}`)],
  [
    'a comment on a task that is assigned to the person',
    ({ owner, assigned }) => owner.post(`/tasks/${assigned}/comments`, { body: 'Soon' }),
  ],
  [
    'a comment on a task that the person has commented on',
    ({ owner, created }) => owner.post(`/tasks/${created}/comments`, { body: 'Soon' }),
  ],
  ['the reminder of a task', () => remind('reminders')],
  ['a changed event', ({ owner, event }) => owner.patch(`/events/${event}`, { title: 'Relaunch' })],
  ['a deleted event', ({ owner, event }) => owner.delete(`/events/${event}`)],
  ['the reminder of an event', () => remind('event reminders')],
  ['the reminder before an occurrence of an event', () => remind('occurrence reminders')],
]

/** Returns who was notified since the last call. */
async function notifiedIn(own: Fixture): Promise<Set<string>> {
  const rows = await sql<{ user_id: string }[]>`
    delete from notifications where workspace_id = ${own.workspace.id} returning user_id`
  return new Set(rows.map(({ user_id }) => user_id))
}

describe('a notification goes only to people who may see its subject at that time (product.md 11.3)', () => {
  test.each(acts)('%s notifies nobody who can no longer see its project', async (_what, act) => {
    clock.set('2030-05-01T08:00:00.000Z')
    const own = await app.fixture()
    const { admin, member } = own.users
    const subjects = await takePart(own)
    const source = operatorOf(own, clock.now())
    await commit((tx) => setProjectMember(tx, source, own.projects.main, member, 'viewer'))
    await commit((tx) => updateProject(tx, source, own.projects.main, { private: true }))
    await commit((tx) => removeProjectMember(tx, source, own.projects.main, member))
    await notifiedIn(own)
    await act(subjects)
    const notified = await notifiedIn(own)
    expect([notified.has(member), notified.has(admin)]).toEqual([false, true])
  })

  test.each(acts)('%s notifies a person with a role in the private project', async (_what, act) => {
    clock.set('2030-05-01T08:00:00.000Z')
    const own = await app.fixture()
    const subjects = await takePart(own)
    const source = operatorOf(own, clock.now())
    await commit((tx) => setProjectMember(tx, source, own.projects.main, own.users.member, 'viewer'))
    await commit((tx) => updateProject(tx, source, own.projects.main, { private: true }))
    await notifiedIn(own)
    await act(subjects)
    expect(await notifiedIn(own)).toContain(own.users.member)
  })

  test('a stream of either area receives no notification.created for a change that does not notify the person', async () => {
    const own = await app.fixture()
    const { owner, assigned } = await takePart(own)
    await commit((tx) =>
      updateProject(tx, operatorOf(own, clock.now()), own.projects.main, { private: true }),
    )
    const cookie = await signInCookie(app, own, 'member')
    const streams = [
      await followStream(app, cookie, workPrefix),
      await followStream(app, cookie, settingsPrefix),
    ]
    const seen = { card_id: own.cards.viewer_only, title: 'Seen', user_ids: [own.users.member] }
    const admin = await signInToWork(app, own, 'admin')
    await owner.patch(`/tasks/${assigned}`, { title: 'Hidden' })
    idOf(await admin.post('/tasks', seen))
    const [{ id }] = (await app.inSettings({ Cookie: cookie }).get('/notifications')).body.data as [
      { id: string },
    ]
    for (const { events } of streams) {
      await waitFor(() => events().some((event) => event.id === id))
      expect(events().filter(({ type }) => type === 'notification.created')).toHaveLength(1)
    }
  })
})

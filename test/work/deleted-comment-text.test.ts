import { beforeAll, expect, test } from 'vitest'
import type { Schemas } from '../../generated/work.operations.ts'
import type { Answer, Caller } from '../support/app/app.ts'
import { runJob } from '../support/app/jobs.ts'
import { takeMails, unsentMail } from '../support/app/mail.ts'
import { pageOf } from '../support/contract/lists.ts'
import { signIn, signInToWork } from '../support/world/settings.ts'
import { giveEndpoint, readLog } from '../support/world/webhooks.ts'
import { useWorld } from '../support/world/world.ts'

/** The text of a comment, and its change, with a word that is in no other text. */
const texts = ['Unforgettable slate', 'Unforgettable granite'] as const
const word = 'unforgettable'

const { app, world, full, sql, clock } = useWorld({ config: { mail: unsentMail } })

let owner: Caller
let member: Caller
let endpoint: { id: string }
beforeAll(async () => {
  owner = await signInToWork(app, world)
  member = await signInToWork(app, world, 'member')
  endpoint = await giveEndpoint(app, world.workspace.id, 'http://127.0.0.1:9/')
  await takeMails(app)
})

const idOf = ({ status, body, text }: Answer): string => {
  expect(status, text).toBe(201)
  return (body as Schemas['WorkCommentResponse']).data.id
}

/** Returns the tables in which the text occurs. */
async function tablesWithText(): Promise<string[]> {
  const tables = await sql<{ name: string }[]>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE' order by 1`
  const found: string[] = []
  for (const { name } of tables) {
    const rows = await sql`select from ${sql(name)} t where t::text ilike ${`%${word}%`} limit 1`
    if (rows.length > 0) found.push(name)
  }
  return found
}

/** Makes a task that is assigned to the member, so that the member is notified of comments on it. */
const makeTask = async (): Promise<string> =>
  idOf(
    await owner.post('/tasks', {
      title: 'Order slate',
      card_id: world.cards.todo,
      user_ids: [world.users.member],
    }),
  )

/** Returns the member's notifications of comments on a task. */
const notificationsOf = async (task: string) =>
  pageOf(await (await signIn(app, world, 'member')).get('/notifications')).data.filter(
    ({ type, subject }) => type === 'comment.created' && (subject as { task_id: string }).task_id === task,
  )

test('the text of a comment is only in the comment, not in an activity, notification, email or event, and is deleted with it (product.md 25.52)', async () => {
  const task = await makeTask()
  const id = idOf(await owner.post(`/tasks/${task}/comments`, { body: texts[0] }))
  const path = `/tasks/${task}/comments/${id}`
  expect(await tablesWithText()).toEqual(['comments'])
  expect((await owner.patch(path, { body: texts[1] })).status).toBe(200)
  expect(await tablesWithText()).toEqual(['comments'])
  expect((await owner.delete(path)).status).toBe(204)
  expect(await tablesWithText()).toEqual([])

  // All of these were recorded, so their tables were searched.
  expect(await notificationsOf(task)).toMatchObject([{ text: 'Anna Keller commented on “Order slate”' }])
  const history = pageOf(await owner.get(`/tasks/${task}/activity`)).data.map(({ type }) => type)
  expect(history).toEqual(['comment.deleted', 'comment.updated', 'comment.created', 'task.created'])
  const sent = await readLog(app.context.db, world.workspace.id, endpoint.id)
  expect(sent.map(({ type }) => type)).toEqual(['comment.created', 'task.created'])
  // The texts of emails are encrypted, so the search does not find them.
  expect(await takeMails(app)).toEqual([])
})

test('neither a change nor the deletion of a comment notifies anyone, and a deleted comment is no reason to be notified (product.md 25.51, 25.52)', async () => {
  const task = idOf(await owner.post('/tasks', { title: 'Order slate', card_id: world.cards.todo }))
  const id = idOf(await member.post(`/tasks/${task}/comments`, { body: 'Grey?' }))
  idOf(await owner.post(`/tasks/${task}/comments`, { body: 'Green.' }))
  expect(await notificationsOf(task)).toHaveLength(1)
  const count = async () => (await sql`select from notifications`).length
  const before = await count()
  expect((await member.patch(`/tasks/${task}/comments/${id}`, { body: 'Blue?' })).status).toBe(200)
  expect((await owner.delete(`/tasks/${task}/comments/${id}`)).status).toBe(204)
  idOf(await owner.post(`/tasks/${task}/comments`, { body: 'Done.' }))
  expect(await count()).toBe(before)
})

test.each(['web editor', 'API'])(
  'the stored reply of a comment made in the %s keeps the text of a deleted comment for 24 hours, and no longer (product.md 25.52)',
  async (where) => {
    const task = await makeTask()
    const caller = where === 'API' ? full : owner
    const headers = { 'Idempotency-Key': `kept in the ${where}` }
    const send = () => caller.post(`/tasks/${task}/comments`, { body: texts[0] }, { headers })
    const first = await send()
    const id = idOf(first)
    expect((await owner.delete(`/tasks/${task}/comments/${id}`)).status).toBe(204)
    expect(await tablesWithText()).toEqual(['idempotency_keys'])

    clock.advance(23 * 60 * 60)
    await runJob(app.context, 'expired idempotency keys')
    const repeated = await send()
    expect(repeated.headers['idempotent-replay']).toBe('true')
    expect(repeated.text).toBe(first.text)

    clock.advance(60 * 60 + 1)
    await runJob(app.context, 'expired idempotency keys')
    expect(await tablesWithText()).toEqual([])
    // Sessions have ended meanwhile.
    owner = await signInToWork(app, world)
  },
)

import { beforeAll, describe, expect, test } from 'vitest'
import type { Schemas } from '../../generated/work.operations.ts'
import { setProjectMember } from '../../src/domain/projects/change-members.ts'
import { isStalePlan } from '../../src/db/errors.ts'
import { deleteTaskComment } from '../../src/domain/tasks/change-comment.ts'
import { createTaskComment } from '../../src/domain/tasks/comments.ts'
import type { Answer, Caller } from '../support/app/app.ts'
import { pageOf, readAllPages } from '../support/contract/lists.ts'
import { expectRefusal } from '../support/contract/refusal.ts'
import { operatorOf } from '../support/world/keys.ts'
import { signInToWork } from '../support/world/settings.ts'
import { useWorld } from '../support/world/world.ts'

const { app, world, full, sql, web, clock, commit } = useWorld()

let owner: Caller
beforeAll(async () => {
  owner = await signInToWork(app, world)
})

const make = async (): Promise<string> => {
  const { body } = await owner.post('/tasks', { title: 'Order slate', card_id: world.cards.todo })
  return (body as Schemas['WorkTaskResponse']).data.id
}
const commentOf = ({ status, body, text }: Answer): Schemas['WorkComment'] => {
  expect(status, text).toBe(201)
  return (body as Schemas['WorkCommentResponse']).data
}
const say = async (task: string, body: string, parent_id?: string | null) =>
  commentOf(await owner.post(`/tasks/${task}/comments`, { body, parent_id }))

describe('comments (product.md 25.15)', () => {
  test('comments and replies are listed oldest first, each reply with the comment that it replies to', async () => {
    const task = await make()
    const first = await say(task, 'Grey?')
    const second = await say(task, 'Or green?', null)
    const reply = await say(task, 'Grey.', first.id)
    expect(reply).toMatchObject({ parent_id: first.id, via: 'web', author: { id: world.users.owner } })
    const rows = await readAllPages(owner, `/tasks/${task}/comments`, () => 2)
    expect(rows).toEqual([first, second, reply])
    const { body } = await owner.get(`/tasks/${task}`)
    expect(body).toMatchObject({ data: { comment_count: 3 } })
  })

  test('the public API also lists replies, without the fields that only the web editor shows', async () => {
    const task = await make()
    const { id } = await say(task, 'Grey?')
    const { parent_id: _parent, via: _via, edited_at: _edited, ...reply } = await say(task, 'Grey.', id)
    expect(pageOf(await full.get(`/tasks/${task}/comments`)).data[1]).toEqual(reply)
  })

  test('a comment created with a key has the source api in via, and its parent_id is ignored', async () => {
    const task = await make()
    const { id } = await say(task, 'Grey?')
    expect((await full.post(`/tasks/${task}/comments`, { body: 'Yes', parent_id: id })).status).toBe(201)
    const { data } = pageOf(await owner.get(`/tasks/${task}/comments`))
    expect(data[1]).toMatchObject({ via: 'api', parent_id: null })
  })

  test('a comment written by an older version has the via of its activity, or web if there is none', async () => {
    const task = await make()
    await full.post(`/tasks/${task}/comments`, { body: 'Old' })
    await commit((tx) => createTaskComment(tx, { ...web(), via: 'cli' }, task, { body: 'Older' }))
    await sql`update comments set via = null where task_id = ${task}`
    const via = async () => pageOf(await owner.get(`/tasks/${task}/comments`)).data.map((row) => row.via)
    expect(await via()).toEqual(['api', 'cli'])
    await sql`delete from activities where type = 'comment.created'`
    expect(await via()).toEqual(['web', 'web'])
  })

  test.each(['a reply', 'a comment of another task', 'an unknown id', 'no id'])(
    '%s as parent_id is refused with 422',
    async (what) => {
      const [task, other] = [await make(), await make()]
      const { id } = await say(task, 'Grey?')
      const parent_id = {
        'a reply': (await say(task, 'Grey.', id)).id,
        'a comment of another task': (await say(other, 'Oak?')).id,
        'an unknown id': 'comment_01m6drk2y0e6qsmym84rk0bvbg',
        'no id': 'x',
      }[what]
      const answer = await owner.post(`/tasks/${task}/comments`, { body: 'x', parent_id })
      expectRefusal(answer, 'validation_error', { param: 'parent_id' })
    },
  )

  test.each([' ', 'x'.repeat(10_001), 'a\u0000b'])(
    'an invalid comment is refused as in the public API',
    async (body) => {
      const answer = await owner.post(`/tasks/${await make()}/comments`, { body })
      expectRefusal(answer, 'validation_error', { param: 'body' })
    },
  )

  test('repeating a comment with its Idempotency-Key adds only one', async () => {
    const task = await make()
    const again = { headers: { 'Idempotency-Key': `comment-${task}` } }
    const first = await owner.post(`/tasks/${task}/comments`, { body: 'Once' }, again)
    const second = await owner.post(`/tasks/${task}/comments`, { body: 'Once' }, again)
    expect(commentOf(second)).toEqual(commentOf(first))
    expect(pageOf(await owner.get(`/tasks/${task}/comments`)).data).toHaveLength(1)
  })
})

describe('updateTaskComment and deleteTaskComment (product.md 25.50)', () => {
  let member: Caller
  beforeAll(async () => {
    member = await signInToWork(app, world, 'member')
  })
  const list = async (task: string) => pageOf(await owner.get(`/tasks/${task}/comments`)).data
  const countOf = async (task: string) =>
    ((await owner.get(`/tasks/${task}`)).body as Schemas['WorkTaskResponse']).data.comment_count

  test('the author changes a comment: both APIs show the new text, and the history names the change without the text', async () => {
    const task = await make()
    const { id } = await say(task, 'Gray?')
    const path = `/tasks/${task}/comments/${id}`
    clock.advance(60)
    const { status, body } = await owner.patch(path, { body: 'Grey?' })
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ body: 'Grey?', edited_at: clock.now().toISOString() })
    expect(await list(task)).toEqual([body.data])
    expect(pageOf(await full.get(`/tasks/${task}/comments`)).data[0]).toMatchObject({ body: 'Grey?' })
    clock.advance(60)
    expect((await owner.patch(path, { body: 'Grey?' })).body.data).toEqual(body.data)
    const history = await owner.get(`/tasks/${task}/activity`)
    const [newest, ...others] = pageOf(history).data
    expect(newest).toMatchObject({ type: 'comment.updated', changed: ['body'] })
    expect(others).toHaveLength(2)
    expect(history.text).not.toMatch(/Gr[ae]y/)
  })

  test('a deleted comment keeps its place, without text and author, until its last reply is deleted (product.md 25.51)', async () => {
    const task = await make()
    const first = await say(task, 'Grey?')
    const replies = [await say(task, 'Grey.', first.id), await say(task, 'Green.', first.id)]
    const remove = async (id: string | undefined) =>
      expect((await owner.delete(`/tasks/${task}/comments/${id}`)).status).toBe(204)
    await remove(first.id)
    expect(await list(task)).toEqual([{ ...first, body: null, author: null, edited_at: null }, ...replies])
    expect(await countOf(task)).toBe(2)
    expect(pageOf(await full.get(`/tasks/${task}/comments`)).data.map(({ id }) => id)).toEqual(
      replies.map(({ id }) => id),
    )
    await remove(replies[0]?.id)
    expect(await list(task)).toHaveLength(2)
    await remove(replies[1]?.id)
    expect(await list(task)).toEqual([])
    expect(await countOf(task)).toBe(0)
    const types = pageOf(await owner.get(`/tasks/${task}/activity`)).data.map(({ type }) => type)
    expect(types.slice(0, 3)).toEqual(Array<string>(3).fill('comment.deleted'))
  })

  test.each([
    ['change', 'the author', 'own', 200],
    ['change', 'a manager', 'theirs', 403],
    ['delete', 'the author', 'own', 204],
    ['delete', 'a manager', 'theirs', 204],
    ['change', 'a member', 'theirs', 403],
    ['delete', 'a member', 'theirs', 403],
  ] as const)('to %s a comment as %s: %s is %i', async (verb, who, whose, status) => {
    const task = await make()
    const caller = who === 'a member' ? member : owner
    const author = whose === 'own' ? caller : caller === owner ? member : owner
    const { id } = commentOf(await author.post(`/tasks/${task}/comments`, { body: 'Oak?' }))
    const path = `/tasks/${task}/comments/${id}`
    const answer = verb === 'change' ? await caller.patch(path, { body: 'Ash?' }) : await caller.delete(path)
    expect(answer.status, answer.text).toBe(status)
  })

  test('an admin who has lost the role by the commit deletes no comment of others', async () => {
    const task = await make()
    const { id } = await say(task, 'Oak?')
    const remove = commit((tx) =>
      deleteTaskComment(tx, web(world.users.member), { taskId: task, id }, 'admin'),
    )
    await expect(remove).rejects.toSatisfy(isStalePlan)
    expect(await list(task)).toHaveLength(1)
  })

  test('an author who may no longer write in the project may neither change nor delete a comment', async () => {
    const own = await app.fixture()
    const [boss, writer] = [await signInToWork(app, own), await signInToWork(app, own, 'member')]
    const task = own.tasks.first
    const { id } = commentOf(await writer.post(`/tasks/${task}/comments`, { body: 'Oak?' }))
    await commit((tx) =>
      setProjectMember(tx, operatorOf(own, clock.now()), own.projects.main, own.users.member, 'viewer'),
    )
    const path = `/tasks/${task}/comments/${id}`
    expectRefusal(await writer.patch(path, { body: 'Ash?' }), 'forbidden')
    expectRefusal(await writer.delete(path), 'forbidden')
    expect((await boss.delete(path)).status).toBe(204)
  })

  test.each(['deleted', 'of another task', 'unknown'])(
    'a comment that is %s can neither be changed, deleted nor answered',
    async (what) => {
      const [task, other] = [await make(), await make()]
      const { id: known } = await say(what === 'of another task' ? other : task, 'Grey?')
      if (what === 'deleted') {
        await say(task, 'Grey.', known)
        await owner.delete(`/tasks/${task}/comments/${known}`)
      }
      const id = what === 'unknown' ? 'comment_01m6drk2y0e6qsmym84rk0bvbg' : known
      const path = `/tasks/${task}/comments/${id}`
      expectRefusal(await owner.patch(path, { body: 'x' }), 'not_found')
      expectRefusal(await owner.delete(path), 'not_found')
      const reply = await owner.post(`/tasks/${task}/comments`, { body: 'x', parent_id: id })
      if (what === 'deleted') expectRefusal(reply, 'not_found')
      else expectRefusal(reply, 'validation_error', { param: 'parent_id' })
    },
  )
})

describe('listTaskActivity (product.md 25.16)', () => {
  test('listTaskActivity lists the activities of only the task and its comments, newest first', async () => {
    const task = await make()
    await make()
    await owner.patch(`/tasks/${task}`, { progress: 40 })
    await full.post(`/tasks/${task}/comments`, { body: 'Well' })
    await owner.post(`/tasks/${task}/moves`, { card_id: world.cards.done })
    await full.patch(`/tasks/${task}`, { progress: 100 })
    const rows = await readAllPages(owner, `/tasks/${task}/activity`, () => 2)
    expect(rows.map(({ type, via }) => `${type as string} ${via as string}`)).toEqual([
      'task.completed api',
      'task.updated api',
      'task.moved web',
      'comment.created api',
      'task.updated web',
      'task.created web',
    ])
    expect(rows[4]).toMatchObject({
      actor: { id: world.users.owner },
      subject: { type: 'task', id: task, name: 'Order slate' },
      values: [{ field: 'progress', from: null, to: 40 }],
    })
  })

  test('listTaskActivity shows names and values to an admin who sees a private project without a role in it', async () => {
    const admin = await signInToWork(app, world, 'admin')
    await owner.patch(`/tasks/${world.tasks.private}`, { title: 'Raise', progress: 10 })
    const { data } = pageOf(await admin.get(`/tasks/${world.tasks.private}/activity`))
    expect(data[0]).toMatchObject({ subject: { name: 'Raise' } })
    expect(data[0]?.values).toHaveLength(2)
  })

  test('listTaskActivity returns 404 for a task that the person cannot see', async () => {
    const member = await signInToWork(app, world, 'member')
    for (const id of [world.tasks.private, world.tasks.archived, world.tasks.inbox])
      expectRefusal(await member.get(`/tasks/${id}/activity`), 'not_found')
  })
})

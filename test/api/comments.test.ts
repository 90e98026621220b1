import { describe, expect, test } from 'vitest'
import { type Schemas } from '../../generated/openapi.operations.ts'
import { type Answer, type Caller } from '../support/app.ts'
import { useWorld } from '../support/world.ts'
import { TestClock } from '../support/clock.ts'
import { expectRefusal } from '../support/refusal.ts'

const { world, full, admin, clock, sql } = useWorld({ clock: new TestClock('2026-11-21T09:30:00.000Z') })

const one = (answer: Answer) => (answer.body as Schemas['TaskCommentResponse']).data
const page = (answer: Answer) => answer.body as Schemas['TaskCommentList']

async function newTask(body: object = {}, caller = full): Promise<string> {
  const answer = await caller.post('/tasks', { title_text: 'Talk', card_id: world.cards.todo, ...body })
  return (answer.body as Schemas['TaskResponse']).data.id
}

async function walk(task: string, limit: number): Promise<Schemas['TaskComment'][]> {
  const comments: Schemas['TaskComment'][] = []
  for (let cursor: string | null = ''; cursor !== null;) {
    const answer: Answer = await full.get(`/tasks/${task}/comments`, { query: { limit, cursor } })
    comments.push(...page(answer).data)
    cursor = page(answer).meta.next_cursor
  }
  return comments
}

describe('GET /tasks/{id}/comments (product.md 9.3)', () => {
  test.each([1, 7, 25, 100])('every comment, replies alike, oldest first, in pages of %s', async (limit) => {
    const stored = await sql<{ id: string; body: string; parent_id: string | null }[]>`
      select id, body, parent_id from comments where task_id = ${world.tasks.first} order by created_at, id`
    expect(stored).toHaveLength(30)
    expect(stored.filter(({ parent_id }) => parent_id !== null)).toHaveLength(4)
    const walked = await walk(world.tasks.first, limit)
    expect(walked.map(({ id, body }) => ({ id, body }))).toEqual(stored.map(({ id, body }) => ({ id, body })))
  })

  test('a TaskComment is id, body, author and created_at alone, of replies too (product.md 1.18)', async () => {
    const names = new Map([
      [world.users.owner, 'Anna Keller'],
      [world.users.admin, 'Bruno Okafor'],
      [world.users.member, 'Clara Lindqvist'],
    ])
    for (const comment of await walk(world.tasks.first, 100)) {
      expect(Object.keys(comment)).toEqual(['id', 'body', 'author', 'created_at'])
      expect(comment.author).toEqual({
        id: comment.author?.id,
        name: names.get(comment.author?.id ?? ''),
      })
    }
  })

  test('a task without comments has an empty list', async () => {
    expect((await full.get(`/tasks/${await newTask()}/comments`)).body).toEqual({
      data: [],
      meta: { next_cursor: null },
    })
  })

  test('only the task’s own comments are listed', async () => {
    const [one, other] = [await newTask(), await newTask()]
    await full.post(`/tasks/${one}/comments`, { body: 'Here' })
    await full.post(`/tasks/${other}/comments`, { body: 'There' })
    expect((await walk(one, 25)).map(({ body }) => body)).toEqual(['Here'])
  })

  test('a comment that is added meanwhile does not disturb a walk (product.md 6.2)', async () => {
    const task = await newTask()
    for (const body of ['1', '2', '3']) await full.post(`/tasks/${task}/comments`, { body })
    const first = page(await full.get(`/tasks/${task}/comments`, { query: { limit: 2 } }))
    await full.post(`/tasks/${task}/comments`, { body: '4' })
    const cursor = first.meta.next_cursor ?? ''
    const rest = page(await full.get(`/tasks/${task}/comments`, { query: { limit: 2, cursor } }))
    expect([...first.data, ...rest.data].map(({ body }) => body)).toEqual(['1', '2', '3', '4'])
    expect(rest.meta.next_cursor).toBeNull()
  })
})

describe('POST /tasks/{id}/comments (product.md 9.1)', () => {
  test('answers 201 with the comment, by the key’s creator', async () => {
    const task = await newTask()
    clock.advance(60)
    const answer = await admin.post(`/tasks/${task}/comments`, { body: 'Done, I think.' })
    expect(answer.status).toBe(201)
    expect(answer.body).toEqual({
      data: {
        id: one(answer).id,
        body: 'Done, I think.',
        author: { id: world.users.admin, name: 'Bruno Okafor' },
        created_at: clock.now().toISOString(),
      },
    })
    expect(await walk(task, 25)).toEqual([one(answer)])
  })

  test.each([
    ['one character', 'x'],
    ['emoji', '👩‍👩‍👧‍👦 🪴 \u{1f1e9}\u{1f1ea}'],
    ['leading and trailing white space', '  \t indented\n\n'],
    ['CRLF', 'one\r\ntwo\rthree\nfour'],
    ['a mention, which is never parsed', `@Anna @everyone <@${'user_1'}> [[@anna]]`],
    ['HTML', '<script>alert("1")</script>&amp;<b>'],
    ['Markdown', '# Title\n* [link](javascript:void)'],
    ['SQL', "'); drop table comments; --"],
    ['combining marks, not normalised', 'e\u0301 \u00e9 \u212b'],
    ['control characters and separators', '\u0001\u001b[31m\u007f\u2028\u2029\ufeff'],
    ['the highest code point', '\u{10ffff}\uffff'],
    ['backslashes and quotes', '\\u0000 \\" "'],
    ['10000 characters', 'c'.repeat(10_000)],
    ['10000 code points', '🪴'.repeat(10_000)],
  ])('the body is stored and returned byte for byte: %s (product.md 9.1)', async (_what, body) => {
    const task = await newTask()
    const answer = await full.post(`/tasks/${task}/comments`, { body })
    expect(answer.status).toBe(201)
    expect(one(answer).body).toBe(body)
    expect((await walk(task, 25)).map((comment) => comment.body)).toEqual([body])
    const [row] = await sql<{ bytes: number }[]>`
      select octet_length(body) as bytes from comments where id = ${one(answer).id}`
    expect(row?.bytes).toBe(Buffer.byteLength(body))
  })

  test.each([
    ['body', {}],
    ['body', { body: null }],
    ['body', { body: 7 }],
    ['body', { body: ['x'] }],
    ['body', { body: '' }],
    ['body', { body: ' \t\r\n\u0085\u00a0\u3000' }],
    ['body', { body: 'c'.repeat(10_001) }],
    ['body', { body: '🪴'.repeat(10_001) }],
    ['body', { body: 'x\0' }],
    ['body', { body: '\ud83e' }],
    ['mention_user_ids', { body: 'x', mention_user_ids: [] }],
    ['mention_user_ids', { body: 'x', mention_user_ids: null }],
    ['mention_user_ids', { body: 'x', mention_user_ids: ['user_1'] }],
    ['mention_user_ids', { body: 'x', mention_user_ids: '' }],
    ['mention_user_ids', { body: 'x', mention_user_ids: false }],
    ['mention_user_ids', { mention_user_ids: {}, body: 'x' }],
    ['body', { mention_user_ids: [], body: '' }],
  ])('%s: %j is validation_error, and nothing is written', async (param, body) => {
    const task = await newTask()
    const recorded = () => sql`select id from activities where type = 'comment.created' order by id`
    const before = await recorded()
    expectRefusal(await full.post(`/tasks/${task}/comments`, body), 'validation_error', { param })
    expect(await walk(task, 25)).toEqual([])
    expect(await recorded()).toEqual(before)
  })

  test('unknown fields are ignored: a comment is by the key’s creator, top-level (product.md 1.10)', async () => {
    const answer = await full.post(`/tasks/${world.tasks.first}/comments`, {
      body: 'x',
      parent_id: 'comment_1',
      author: { id: world.users.member },
      created_at: '2020-01-01T00:00:00Z',
      mentions: [world.users.member],
    })
    expect(one(answer)).toMatchObject({
      author: { id: world.users.owner },
      created_at: clock.now().toISOString(),
    })
    const [row] = await sql`select parent_id from comments where id = ${one(answer).id}`
    expect(row).toEqual({ parent_id: null })
  })

  test('a comment does not change the task, nor its updated_at', async () => {
    const task = await newTask()
    const before = (await full.get(`/tasks/${task}`)).body as object
    clock.advance(60)
    await full.post(`/tasks/${task}/comments`, { body: 'x' })
    expect((await full.get(`/tasks/${task}`)).body).toEqual(before)
  })

  test('a viewer of the project gets 403 forbidden; its manager may (product.md 5.5)', async () => {
    const answer = await full.get('/tasks', { query: { project_id: world.projects.viewer_only } })
    const [task] = (answer.body as Schemas['TaskList']).data
    const path = `/tasks/${task?.id}/comments`
    expectRefusal(await full.post(path, { body: 'x' }), 'forbidden')
    expect((await full.get(path)).body).toMatchObject({ data: [] })
    expect((await admin.post(path, { body: 'x' })).status).toBe(201)
  })
})

describe('what a comment records (product.md 11.2, 11.3)', () => {
  const toldOf = async (comment: string) => {
    const rows = await sql<{ user_id: string }[]>`
      select user_id from notifications where subject_id = ${comment} and type = 'comment.created'`
    return rows.map(({ user_id }) => user_id).sort()
  }
  const comment = async (task: string, caller: Caller, body = 'x') =>
    one(await caller.post(`/tasks/${task}/comments`, { body })).id

  test('one comment.created, as the key’s creator, labeled with the API and the key', async () => {
    const id = await comment(await newTask(), full)
    expect(
      await sql`
        select workspace_id, type, user_id, via, api_key_id, project_id from activities where subject_id = ${id}`,
    ).toEqual([
      {
        workspace_id: world.workspace.id,
        type: 'comment.created',
        user_id: world.users.owner,
        via: 'api',
        api_key_id: world.keys.full.id,
        project_id: world.projects.main,
      },
    ])
  })

  test('whoever takes part is told once: creator, assignees, earlier authors; not whoever writes', async () => {
    const { owner, admin: bruno, member } = world.users
    const task = await newTask({ user_ids: [member, bruno] })
    expect(await toldOf(await comment(task, full))).toEqual([bruno, member].sort())
    expect(await toldOf(await comment(task, admin))).toEqual([owner, member].sort())
  })

  test('whoever has commented hears of the next comment', async () => {
    const task = await newTask()
    expect(await toldOf(await comment(task, full))).toEqual([])
    expect(await toldOf(await comment(task, admin))).toEqual([world.users.owner])
    expect(await toldOf(await comment(task, full))).toEqual([world.users.admin])
  })

  test('a name in the text tells nobody (product.md 9.1)', async () => {
    const id = await comment(await newTask(), full, `@Clara Lindqvist <@${world.users.member}>`)
    expect(await toldOf(id)).toEqual([])
  })
})

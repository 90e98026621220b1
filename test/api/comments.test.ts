import { describe, expect, test } from 'vitest'
import type { Schemas } from '../../generated/openapi.operations.ts'
import type { Answer, Caller } from '../support/app/app.ts'
import { useWorld } from '../support/world/world.ts'
import { TestClock } from '../support/app/clock.ts'
import { readAllPages } from '../support/contract/lists.ts'
import { expectRefusal } from '../support/contract/refusal.ts'

/* Tests of invalid bodies are in cross-cutting/bodies-*. */

const { world, full, admin, sql } = useWorld({ clock: new TestClock('2026-11-21T09:30:00.000Z') })

const one = (answer: Answer) => (answer.body as Schemas['TaskCommentResponse']).data

async function newTask(body: object = {}): Promise<string> {
  const answer = await full.post('/tasks', { title_text: 'Talk', card_id: world.cards.todo, ...body })
  return (answer.body as Schemas['TaskResponse']).data.id
}

const commentsOf = async (task: string) =>
  (await readAllPages(full, `/tasks/${task}/comments`, () => 7)) as unknown as Schemas['TaskComment'][]

describe('the comments of a task (product.md 9.3)', () => {
  test('all comments are listed, including replies, oldest first, with these fields', async () => {
    const stored = await sql<{ id: string; body: string; parent_id: string | null }[]>`
      select id, body, parent_id from comments where task_id = ${world.tasks.first} order by created_at, id`
    expect(stored.filter(({ parent_id }) => parent_id !== null)).toHaveLength(4)
    const walked = await commentsOf(world.tasks.first)
    expect(walked.map(({ id, body }) => ({ id, body }))).toEqual(stored.map(({ id, body }) => ({ id, body })))
    const { owner, admin, member } = world.users
    const names = { [owner]: 'Anna Keller', [admin]: 'Bruno Okafor', [member]: 'Clara Lindqvist' }
    for (const comment of walked) {
      expect(Object.keys(comment)).toEqual(['id', 'body', 'author', 'created_at'])
      expect(names[comment.author?.id ?? '']).toBe(comment.author?.name)
    }
  })
})

describe('a new comment (product.md 9.1)', () => {
  test('a new comment is refused with 403 for a viewer of the project, and accepted with 201 for a manager (product.md 5.5)', async () => {
    const answer = await full.get('/tasks', { query: { project_id: world.projects.viewer_only } })
    const [task] = (answer.body as Schemas['TaskList']).data
    const path = `/tasks/${task?.id}/comments`
    expectRefusal(await full.post(path, { body: 'x' }), 'forbidden')
    expect((await full.get(path)).body).toMatchObject({ data: [] })
    expect((await admin.post(path, { body: 'x' })).status).toBe(201)
  })
})

describe('activity and notifications of a new comment (product.md 11.2, 11.3)', () => {
  const recipientsOf = async (comment: string) => {
    const rows = await sql<{ user_id: string }[]>`
      select user_id from notifications where subject_id = ${comment} and type = 'comment.created'`
    return rows.map(({ user_id }) => user_id).sort()
  }
  const comment = async (task: string, caller: Caller, body = 'x') =>
    one(await caller.post(`/tasks/${task}/comments`, { body })).id

  test('a new comment records one comment.created, by the key’s creator, via the API, with the key', async () => {
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

  test('the creator, the assignees and earlier authors are notified once, but not the author', async () => {
    const { owner, admin: bruno, member } = world.users
    const task = await newTask({ user_ids: [member] })
    expect(await recipientsOf(await comment(task, full))).toEqual([member])
    expect(await recipientsOf(await comment(task, admin))).toEqual([owner, member].sort())
    expect(await recipientsOf(await comment(task, full))).toEqual([bruno, member].sort())
  })
})

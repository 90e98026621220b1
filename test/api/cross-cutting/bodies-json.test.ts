import { describe, expect, test } from 'vitest'
import type { Schemas } from '../../../generated/openapi.operations.ts'
import { expectSuccess, type Body, useBodies } from '../../support/bodies.ts'
import { withBody, writeNamed } from '../../support/operations.ts'

const { world, sql, valid, put, sendBytes, expectRefused, expectAccepted } = useBodies()
const createTask = writeNamed('createTask')
const updateTask = writeNamed('updateTask')
const createTaskComment = writeNamed('createTaskComment')
const createEvent = writeNamed('createEvent')

describe('names with a meaning in JavaScript are unknown fields like any other (product.md 1.10)', () => {
  const names = ['__proto__', 'constructor', 'toString', '']
  const cases = names.flatMap((name) => withBody.map((write) => ({ name, write })))
  test.each(cases)('$write.id ignores "$name"', async ({ name, write }) => {
    for (const value of ['null', '{"title_text":7,"body":7,"toString":null}']) {
      const rest = JSON.stringify(valid(write)).slice(1, -1)
      const text = `{${JSON.stringify(name)}:${value}${rest && ','}${rest}}`
      expectSuccess(write, await sendBytes(write, text))
    }
    expect(Object.prototype).not.toHaveProperty('title_text')
  })

  test('they neither supply a missing field nor hide a forbidden one', async () => {
    const inherited = '{"__proto__":{"title_text":"x","body":"x"},"constructor":{"prototype":{"title":"x"}}'
    await expectRefused(() => sendBytes(createTask, `${inherited}}`), 'title_text')
    await expectRefused(() => sendBytes(createTaskComment, `${inherited}}`), 'body')
    await expectRefused(() => sendBytes(createEvent, `${inherited}}`), 'title')
    const hiding = '{"body":"x","__proto__":{"mention_user_ids":[]}'
    expect((await sendBytes(createTaskComment, `${hiding}}`)).status).toBe(201)
    const both = `${hiding},"mention_user_ids":[]}`
    await expectRefused(() => sendBytes(createTaskComment, both), 'mention_user_ids')
  })
})

describe('a body may be 64 levels deep, itself included (product.md 1.8)', () => {
  const arrays = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)
  const objects = (levels: number) => '{"a":'.repeat(levels - 1) + '{}' + '}'.repeat(levels - 1)

  test.each(withBody)('$id', async (write) => {
    const rest = JSON.stringify(valid(write)).slice(1, -1)
    const withUnknown = (deep: string) => sendBytes(write, `{"unknown":${deep}${rest && ','}${rest}}`)
    for (const nested of [arrays, objects]) {
      expectSuccess(write, await withUnknown(nested(63)))
      for (const levels of [64, 40_000]) await expectRefused(() => withUnknown(nested(levels)), undefined)
    }
    // Brackets within a string do not count as levels.
    expectSuccess(write, await withUnknown(`"\\"${'['.repeat(100)}"`))
  })
})

describe('JSON with repeated names or unusual spellings', () => {
  test('the last of a repeated name counts', async () => {
    const target = `"project_id":"${world.projects.main}"`
    const last = await sendBytes(createTask, `{"title_text":7,${target},"title_text":"last"}`)
    expect(last.body).toHaveProperty('data.title', 'last')
    await expectRefused(
      () => sendBytes(createTask, `{"title_text":"first",${target},"title_text":7}`),
      'title_text',
    )
    const hidden = '{"mention_user_ids":[],"body":"x","mention_user_ids":null}'
    await expectRefused(() => sendBytes(createTaskComment, hidden), 'mention_user_ids')
  })

  const refused = ['1.5', '100.0000001', '1e400', '-1e400', '1e308', '1e-10', '-1', '101', '4294967396']
  const progress: [text: string, value: number | undefined][] = [
    ...([
      ['0', 0],
      ['-0', 0],
      ['100.0', 100],
      ['1e2', 100],
      ['0.5e1', 5],
      ['1e-400', 0],
    ] as [string, number][]),
    ...refused.map((text): [string, undefined] => [text, undefined]),
  ]
  test.each(progress)('progress %s counts as %s', async (text, value) => {
    for (const write of [createTask, updateTask]) {
      const body = JSON.stringify({ ...valid(write), progress: '@' }).replace('"@"', text)
      if (value === undefined) await expectRefused(() => sendBytes(write, body), 'progress')
      else expect((await sendBytes(write, body)).body).toHaveProperty('data.progress', value)
    }
  })

  test.each([
    ['9007199254740991', true],
    ['-9007199254740991', true],
    ['9007199254740992', false],
    ['-9007199254740992', false],
    ['9007199254740993', false],
    ['1e400', false],
    ['0.1', false],
  ])('order %s: %s', async (text, isTaken) => {
    const body = JSON.stringify({ ...valid(createEvent), order: '@' }).replace('"@"', text)
    if (!isTaken) return void (await expectRefused(() => sendBytes(createEvent, body), 'order'))
    const answer = await sendBytes(createEvent, body)
    expect(answer.status).toBe(201)
    const [row] = await sql`
      select "order"::text from events where id = ${(answer.body as Schemas['CalendarEventResponse']).data.id}`
    expect(row).toEqual({ order: text })
  })
})

describe('unknown fields are ignored (product.md 1.10)', () => {
  const others = () => ({
    id: 'task_00000000000000000000000000',
    workspace_id: world.foreign.workspace,
    title_text_: 'x',
    Title_Text: 7,
    assignee_ids: [world.users.admin],
    author: { id: world.users.admin },
    author_id: world.users.admin,
    created_by: world.users.admin,
    completed: true,
    due_date: '2030-01-01',
    due_time: '00:00',
    created_at: '2000-01-01T00:00:00Z',
    updated_at: '2000-01-01T00:00:00Z',
    visible: false,
    recurrence: 'daily',
    parent_id: 'comment_00000000000000000000000000',
  })

  test.each(withBody)('$id: unknown fields are ignored even if a response has them', async (write) => {
    const documented = write.body.fields.map(({ name }) => name)
    const unknown = Object.fromEntries(
      Object.entries(others()).filter(([name]) => !documented.includes(name)),
    )
    const plain = (await expectAccepted(write, valid(write))).body as { data?: Body }
    const { data = {} } = (await expectAccepted(write, { ...unknown, ...valid(write) })).body as {
      data?: Body
    }
    const { id, created_at, updated_at, ...rest } = data
    expect(plain.data ?? {}).toMatchObject(rest)
    expect(created_at ?? '').not.toMatch(/^2000/)
    expect(updated_at ?? '').not.toMatch(/^2000/)
    expect(id).not.toBe(others().id)
  })
})

test('mention_user_ids is refused in a comment in every spelling, but similar names are not (product.md 9.2)', async () => {
  for (const value of [null, [], '', 0, false, {}, 'x', ['x'], [world.users.member]])
    await expectRefused(
      () => put(createTaskComment, { body: 'x', mention_user_ids: value }),
      'mention_user_ids',
    )
  for (const name of ['Mention_User_Ids', 'mention_user_id', 'mentionUserIds', ' mention_user_ids'])
    await expectAccepted(createTaskComment, { body: 'x', [name]: [] })
  for (const write of [createTask, updateTask, createEvent])
    await expectAccepted(write, { ...valid(write), mention_user_ids: [world.users.admin] })
})

import { beforeAll, describe, expect, test, vi } from 'vitest'
import { setProjectMember } from '../../src/domain/projects/change-members.ts'
import { createProject } from '../../src/domain/projects/create-project.ts'
import type { Answer, Caller } from '../support/app/app.ts'
import { expectRefusal } from '../support/contract/refusal.ts'
import { operatorOf } from '../support/world/keys.ts'
import { signInToWork } from '../support/world/settings.ts'
import { useWorld } from '../support/world/world.ts'

const { app, world, sql, web, clock, commit } = useWorld({ config: { bodyLimitBytes: 1024 } })

let owner: Caller
let member: Caller
beforeAll(async () => {
  owner = await signInToWork(app, world)
  member = await signInToWork(app, world, 'member')
})

const csv = { 'Content-Type': 'text/csv' }
/** Imports a file into a new project. */
async function importFile(
  file: string | Buffer,
  query: Record<string, string> = {},
  headers: Record<string, string> = csv,
): Promise<Answer & { projectId: string }> {
  const { id } = await commit((tx) => createProject(tx, web(), { name: 'Kitchen' }))
  const answer = await member.post(`/projects/${id}/imports`, file, { headers, query })
  return { ...answer, projectId: id }
}

const titlesOf = async (projectId: string): Promise<string[]> => {
  const rows = await sql<{ title: string }[]>`
    select title from tasks where workspace_id = ${world.workspace.id} and project_id = ${projectId} order by id`
  return rows.map(({ title }) => title)
}

const file = 'Name;Deadline;Status\r\nTiles;31/12/2030;in progress\r\nRoom;soon;\r\n"Paint";;Done\r\n'
const options = { dates: 'dmy', map: '{"Deadline": "end_date"}' }

test('an import returns the number of created tasks, the failed records and the field of each column, and is recorded as via import (product.md 26.1, 26.8, 26.15)', async () => {
  const { projectId, status, body } = await importFile(file, options)
  expect({ status, body: body as unknown }).toEqual({
    status: 200,
    body: {
      data: {
        created: 2,
        skipped: 0,
        known: 0,
        failed: [
          { line: 3, field: 'end_date', message: 'Deadline: "soon" is not a date such as 2030-12-31.' },
        ],
        columns: [
          { header: 'Name', field: 'title' },
          { header: 'Deadline', field: 'end_date' },
          { header: 'Status', field: 'card_id' },
        ],
        words: [],
        import_id: expect.stringMatching(/^import_/) as string,
      },
    },
  })
  const rows = await sql`
    select t.title, t.end_date::text, c.name as column, a.via, a.user_id
    from tasks t join cards c on c.workspace_id = t.workspace_id and c.id = t.card_id
    join activities a on a.workspace_id = t.workspace_id and a.subject_id = t.id
    where t.workspace_id = ${world.workspace.id} and t.project_id = ${projectId} order by t.id`
  const by = { via: 'import', user_id: world.users.member }
  expect(rows).toEqual([
    { title: 'Tiles', end_date: '2030-12-31', column: 'In progress', ...by },
    { title: 'Paint', end_date: null, column: 'Done', ...by },
  ])
})

test('a dry run returns the same as an import and writes nothing, and only the corrected line of a corrected file is imported (product.md 26.9, 26.10)', async () => {
  const dry = await importFile(file, { ...options, dry_run: 'true' })
  expect(await titlesOf(dry.projectId)).toEqual([])
  const again = (text: string, query: Record<string, string> = options): Promise<Answer> =>
    member.post(`/projects/${dry.projectId}/imports`, text, { headers: csv, query })
  const first = await again(file)
  expect({ ...first.body.data, import_id: null }).toEqual(dry.body.data)
  expect((await again(file)).body.data).toMatchObject({ created: 0, known: 2, failed: [{ line: 3 }] })
  expect((await again(file.replace('soon', '1.1.2031'))).body.data).toMatchObject({ created: 1, failed: [] })
  expect(await titlesOf(dry.projectId)).toEqual(['Tiles', 'Paint', 'Room'])
})

test('a dry run fails the same lines as an import for assignees who cannot see a private project (product.md 26.7, 26.10)', async () => {
  const own = await app.fixture()
  const caller = await signInToWork(app, own)
  const addressOf = async (id: string): Promise<string> => {
    const [user] = await sql<{ email: string }[]>`select email from users where id = ${id}`
    return user?.email ?? ''
  }
  const [hidden, seeing] = [await addressOf(own.users.member), await addressOf(own.users.admin)]
  const text = `Title,Assignee\nTiles,${hidden}\nRoom,${seeing}\nPaint,"${seeing}, ${hidden}"\n`
  const send = (query: Record<string, string>): Promise<Answer> =>
    caller.post(`/projects/${own.projects.private}/imports`, text, { headers: csv, query })
  const dry = await send({ dry_run: 'true' })
  const message = `Assignee: ${hidden} cannot see the project.`
  const failed = [2, 4].map((line) => ({ line, field: 'user_ids', message }))
  expect(dry.body.data).toMatchObject({ created: 1, failed })
  expect({ ...(await send({})).body.data, import_id: null }).toEqual(dry.body.data)
})

test.each([
  ['a title column besides Content', 'Title,Content,Type\nTiles,Grey,Bug\nRoom,Large,Note\n', 2, 0],
  ['types of another tool', 'Content,Type\nTiles,Bug\nRoom,Feature\n', 2, 0],
  ['Todoist’s types', 'TYPE,CONTENT\nsection,Bath\ntask,Tiles\nnote,Grey\nmeta,view_style=board\n', 1, 3],
])(
  'an import of a file with Content, Type and %s skips only Todoist’s lines that are not tasks (product.md 26.14)',
  async (_what, text, created, skipped) => {
    expect((await importFile(text)).body.data).toMatchObject({ created, skipped, failed: [] })
  },
)

// With a time that grows with the cube of the white space, 500 such cells take longer than the test's time limit.
test.each([
  ['around a sign', `a${' '.repeat(9_900)}<`],
  ['between two words', `a${' '.repeat(9_900)}b`],
])('a long run of white space %s in a cell of people costs little to read', async (_where, cell) => {
  const { body } = await importFile(`Name,Assignee\n${`a,"${cell}"\n`.repeat(500)}`)
  expect((body.data as { failed: unknown[] }).failed).toHaveLength(500)
})

test.each([
  ['between semicolons', (people: string[]) => people.join(';')],
  ['between commas', (people: string[]) => people.join(', ')],
  ['in JSON', (people: string[]) => JSON.stringify(people)],
])('a cell %s names up to 200 people, and nobody if there are more', async (_how, written) => {
  const email = world.login.email
  const cellOf = (count: number) => `"${written(Array<string>(count).fill(email)).replaceAll('"', '""')}"`
  const { body } = await importFile(`Name,Assignee\na,${cellOf(200)}\nb,${cellOf(201)}\n`)
  expect(body.data).toMatchObject({ created: 1, failed: [{ line: 3 }] })
})

test('a repeated Idempotency-Key returns the first reply, and is refused with a different file or query (product.md 26.15)', async () => {
  const { id } = await commit((tx) => createProject(tx, web(), { name: 'Kitchen' }))
  const send = (text: string, query: Record<string, string> = {}): Promise<Answer> =>
    member.post(`/projects/${id}/imports`, text, {
      headers: { ...csv, 'Idempotency-Key': `import ${id}` },
      query,
    })
  const first = await send('Name\na\n')
  const second = await send('Name\na\n')
  expect([second.headers['idempotent-replay'], second.text]).toEqual(['true', first.text])
  expectRefusal(await send('Name\nb\n'), 'idempotency_key_reuse')
  expectRefusal(await send('Name\na\n', { dates: 'dmy' }), 'idempotency_key_reuse')
  expect(await titlesOf(id)).toEqual(['a'])
})

describe('the format of an imported file (product.md 26.15)', () => {
  const limit = 10 * 2 ** 20
  const fileOfSize = (bytes: number): string => {
    const lines = `Name,Link\n${`a,${'x'.repeat(100_000)}\n`.repeat(104)}b,`
    return lines.padEnd(bytes, 'x')
  }

  test('a file of 10 MiB is accepted regardless of BODY_LIMIT_BYTES, and a larger one is refused with 413', async () => {
    expect((await importFile(fileOfSize(limit))).body.data).toMatchObject({ created: 105, failed: [] })
    const larger = await importFile(fileOfSize(limit + 1))
    expectRefusal(larger, 'payload_too_large')
    expect(await titlesOf(larger.projectId)).toEqual([])
  })

  test.each([
    ['text/csv; charset=windows-1252', undefined],
    ['TEXT/CSV;header=present', undefined],
    ['application/json', 'Send the body as uncompressed text/csv, not as "application/json".'],
    ['text/plain', 'Send the body as uncompressed text/csv, not as "text/plain".'],
    [
      'multipart/form-data; boundary=x',
      'Send the body as uncompressed text/csv, not as "multipart/form-data".',
    ],
  ])(
    'a file sent as %s is accepted if that is text/csv, and otherwise refused with 415',
    async (type, message) => {
      const answer = await importFile('Name\na\n', {}, { 'Content-Type': type })
      if (message === undefined) expect(answer.status).toBe(200)
      else expectRefusal(answer, 'unsupported_media_type', { message })
    },
  )

  test('a compressed file is refused with 415', async () => {
    const headers = { ...csv, 'Content-Encoding': 'gzip' }
    expectRefusal(await importFile('Name\na\n', {}, headers), 'unsupported_media_type')
  })

  test.each([
    ['cross-site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['another origin', { Origin: 'https://elsewhere.example' }],
  ])('a file from a page of another site is refused: %s', async (_how, headers) => {
    expectRefusal(await importFile('Name\na\n', {}, { ...csv, ...headers }), 'cross_origin')
  })

  test.each([
    ['without a column for the title', 'Notes\na\n', {}, undefined],
    ['that is empty', '', {}, undefined],
    ['with an unknown order of dates', 'Name\na\n', { dates: 'ymd' }, 'dates'],
    ['with a map that is not JSON', 'Name\na\n', { map: 'Name' }, 'map'],
    ['with a map of values that are not strings', 'Name\na\n', { map: '{"Name": 1}' }, 'map'],
    ['with a map that is a list', 'Name\na\n', { map: '["Name"]' }, 'map'],
    ['with a map of an unknown field', 'Name\na\n', { map: '{"Name": "colour"}' }, 'map'],
    ['with a map of a header that the file lacks', 'Name\na\n', { map: '{"Title": "title"}' }, 'map'],
    ['with a malformed dry_run', 'Name\na\n', { dry_run: 'maybe' }, 'dry_run'],
  ])('a file %s is refused with 422, and nothing is written', async (_which, text, query, param) => {
    const answer = await importFile(text, query)
    expectRefusal(answer, 'validation_error', { param })
    expect(await titlesOf(answer.projectId)).toEqual([])
  })
})

test('a viewer may not import, and a project that a person cannot see gets 404 (product.md 25.1, 25.2)', async () => {
  const { id } = await commit(async (tx) => {
    const project = await createProject(tx, web(), { name: 'Kitchen' })
    await setProjectMember(tx, operatorOf(world, clock.now()), project.id, world.users.member, 'viewer')
    return project
  })
  const send = (projectId: string): Promise<Answer> =>
    member.post(`/projects/${projectId}/imports`, 'Name\na\n', { headers: csv })
  expectRefusal(await send(id), 'forbidden', { message: 'You may not write in this project.' })
  for (const name of ['private', 'archived', 'inbox'] as const)
    expectRefusal(await send(world.projects[name]), 'not_found')
})

test('tasks cannot be imported into an inbox', async () => {
  const path = `/projects/${world.projects.inbox}/imports`
  const message = 'Tasks cannot be imported into an inbox project.'
  expectRefusal(await owner.post(path, 'Name\na\n', { headers: csv }), 'inbox_project', { message })
})

test('an import sends open pages one signal, for its project (product.md 26.13)', async () => {
  const signals: string[] = []
  const { unlisten } = await sql.listen('taskwire_changes', (payload) => signals.push(payload))
  const { projectId } = await importFile(`Name\n${'a\n'.repeat(250)}`)
  const own = (): string[] => signals.filter((payload) => /project\.updated|task\./.test(payload))
  await vi.waitFor(() => expect(own()).toHaveLength(1))
  await unlisten()
  expect(own()).toEqual([`${world.workspace.id} project.updated ${projectId}/${projectId}`])
})

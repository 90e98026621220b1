import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { createProject } from '../../src/domain/projects/create-project.ts'
import { setProjectMember } from '../../src/domain/projects/change-members.ts'
import type { Answer, Caller } from '../support/app/app.ts'
import { runJob } from '../support/app/jobs.ts'
import { expectRefusal } from '../support/contract/refusal.ts'
import { waitForLocks } from '../support/database/locks.ts'
import { operatorOf } from '../support/world/keys.ts'
import { signInCookie, signInToWork } from '../support/world/settings.ts'
import { useWorld } from '../support/world/world.ts'

const { app, world, sql, web, clock, commit } = useWorld()

let owner: Caller
let member: Caller
beforeAll(async () => {
  owner = await signInToWork(app, world)
  member = await signInToWork(app, world, 'member')
})

interface Task {
  id: string
  title: string
}

const openProject = async (): Promise<string> =>
  (await commit((tx) => createProject(tx, web(), { name: 'Kitchen' }))).id

async function send(projectId: string, file: string, query: Record<string, string> = {}, by = member) {
  const answer = await by.post(`/projects/${projectId}/imports`, file, {
    headers: { 'Content-Type': 'text/csv' },
    query,
  })
  expect(answer.status).toBe(200)
  return answer.body.data as { created: number; known: number; import_id: string | null }
}

const undo = (importId: string | null, by = member): Promise<Answer> =>
  by.post(`/imports/${importId ?? ''}/undo`)

const tasksOf = (projectId: string): Promise<Task[]> =>
  sql<Task[]>`
    select id, title from tasks
    where workspace_id = ${world.workspace.id} and project_id = ${projectId} order by id`

const file = 'Title,Due,Notes\na,03/04/2030,x\nb,,\nc,2030-01-01,\n'

test('records that an earlier import made are known, and those whose tasks were deleted are made again (product.md 26.9)', async () => {
  const project = await openProject()
  expect(await send(project, file, { dates: 'dmy' })).toMatchObject({ created: 3, known: 0 })
  expect(await send(project, file, { dates: 'dmy' })).toMatchObject({
    created: 0,
    known: 3,
    import_id: null,
  })
  const [first] = await tasksOf(project)
  await owner.delete(`/tasks/${first?.id ?? ''}`)
  const options = { dates: 'dmy', dry_run: 'true' }
  expect(await send(project, file, options)).toMatchObject({ created: 1, known: 2 })
  expect(await send(project, file, { dates: 'dmy' })).toMatchObject({ created: 1, known: 2 })
  expect((await tasksOf(project)).map(({ title }) => title)).toEqual(['b', 'c', 'a'])
})

test('only the records that another choice makes something else are made again (product.md 26.9)', async () => {
  const project = await openProject()
  await send(project, file, { dates: 'dmy' })
  const other = { dates: 'mdy' }
  expect(await send(project, file, other)).toMatchObject({ created: 1, known: 2 })
  const mapped = { dates: 'mdy', map: '{"Due": "description"}' }
  expect(await send(project, file, mapped)).toMatchObject({ created: 2, known: 1 })
  expect(await send(project, file, { dates: 'dmy' })).toMatchObject({ created: 0, known: 3 })
})

test('a record stays known after a column or a person of its name was added, since the file reads the same (product.md 26.9)', async () => {
  const project = await openProject()
  await send(project, 'Title,Status\na,Frozen\n')
  await owner.post(`/projects/${project}/columns`, { name: 'Frozen' })
  expect(await send(project, 'Title,Status\na,Frozen\n')).toMatchObject({ created: 0, known: 1 })
})

test('a record that a release before this one has imported is known (product.md 26.9)', async () => {
  const project = await openProject()
  await send(project, 'Title\nold\n')
  await sql`
    update imported_lines set file = sha256(convert_to('["old"]', 'UTF8')) where project_id = ${project}`
  expect(await send(project, 'Title\nold\n')).toMatchObject({ created: 0, known: 1 })
})

test('two imports of one file at the same time create each task once, also if its task was deleted before (product.md 26.9)', async () => {
  const project = await openProject()
  const both = () => Promise.all([send(project, file), send(project, file, {}, owner)])
  const sum = (results: { created: number }[]): number =>
    results.reduce((total, { created }) => total + created, 0)
  expect(sum(await both())).toBe(2)
  for (const { id } of await tasksOf(project)) await owner.delete(`/tasks/${id}`)
  expect(sum(await both())).toBe(2)
  expect(await tasksOf(project)).toHaveLength(2)
})

test('undoing an import deletes its tasks with an event for each, and keeps those that were changed, moved or commented on (product.md 26.12)', async () => {
  const project = await openProject()
  await send(project, 'Title\nbefore\n')
  const titles = Array.from({ length: 250 }, (_, i) => `task ${i}`)
  const { import_id } = await send(project, ['Title', 'a', 'b', 'c', 'd', 'e', ...titles].join('\n'))
  const tasks = await tasksOf(project)
  const idOf = (title: string): string => tasks.find((task) => task.title === title)?.id ?? ''
  await owner.patch(`/tasks/${idOf('a')}`, { title: 'A' })
  const [column] = await sql<{ id: string }[]>`
    select id from cards where project_id = ${project} and name = 'Done'`
  await owner.post(`/tasks/${idOf('b')}/moves`, { card_id: column?.id })
  await owner.post(`/tasks/${idOf('c')}/comments`, { body: 'Why?' })
  const comments = `/tasks/${idOf('e')}/comments`
  const { body } = await owner.post(comments, { body: 'Deleted' })
  expect((await owner.delete(`${comments}/${body.data.id}`)).status).toBe(204)
  const answer = await undo(import_id)
  expect([answer.status, answer.body.data]).toEqual([200, { deleted: 252, kept: 3 }])
  expect((await tasksOf(project)).map(({ title }) => title)).toEqual(['before', 'A', 'b', 'c'])
  expect((await undo(import_id)).body.data).toEqual({ deleted: 0, kept: 3 })
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int from activities
    where workspace_id = ${world.workspace.id} and type = 'task.deleted' and via = 'import'
      and project_id = ${project} and user_id = ${world.users.member}`
  expect(row?.count).toBe(252)
  expect(await send(project, ['Title', 'a', 'd'].join('\n'))).toMatchObject({ created: 1, known: 1 })
})

test('an import can be undone for a day, by people who may import into its project (product.md 26.12)', async () => {
  const project = await openProject()
  const { import_id } = await send(project, file)
  await commit((tx) =>
    setProjectMember(tx, operatorOf(world, clock.now()), project, world.users.member, 'viewer'),
  )
  expectRefusal(await undo(import_id), 'forbidden', { message: 'You may not write in this project.' })
  const stranger = await signInToWork(app, await app.fixture())
  expectRefusal(await undo(import_id, stranger), 'not_found')
  expectRefusal(await undo('import_nothing', owner), 'not_found')
  clock.advance(86_401)
  const late = await signInToWork(app, world)
  expectRefusal(await undo(import_id, late), 'not_found')
  expect(await tasksOf(project)).toHaveLength(2)
})

test('a file of more than 100,000 records is refused before anything is written (product.md 26.19)', async () => {
  const project = await openProject()
  const answer = await owner.post(`/projects/${project}/imports`, `Title\n${'a\n'.repeat(100_001)}`, {
    headers: { 'Content-Type': 'text/csv' },
  })
  expectRefusal(answer, 'too_many_records', { param: 'records' })
  expect(await tasksOf(project)).toEqual([])
})

test('a person has one import in flight, and a second is refused with 503 and Retry-After (product.md 26.19)', async () => {
  const project = await openProject()
  const text = `Title\n${'a\n'.repeat(5_000)}`
  const post = (by: Caller): Promise<Answer> =>
    by.post(`/projects/${project}/imports`, text, {
      headers: { 'Content-Type': 'text/csv' },
      query: { dry_run: 'true' },
    })
  const answers = await Promise.all([post(owner), post(owner), post(member)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 503])
  const refused = answers.find(({ status }) => status === 503)
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0)
  expect((await post(owner)).status).toBe(200)
})

test('a second import is refused before its file is sent (product.md 26.19)', async () => {
  const project = await openProject()
  const cookie = await signInCookie(app, world, 'member')
  let first: Promise<unknown> | undefined
  await app.context.sql.begin(async (other) => {
    await other`select from projects where id = ${project} for update`
    first = send(project, 'Title\na')
    await waitForLocks(app.context.sql, 1)
    const second = request(`${app.url}/api/work/v1/projects/${project}/imports`, {
      method: 'POST',
      headers: { cookie, 'Content-Type': 'text/csv', 'Content-Length': 1_000_000 },
    })
    onTestFinished(() => void second.destroy())
    second.flushHeaders()
    const [{ statusCode }] = (await once(second, 'response')) as [IncomingMessage]
    expect(statusCode).toBe(503)
  })
  await first
})

test('an import sends no reminder whose time has passed, and later ones once (product.md 26.22)', async () => {
  const project = await openProject()
  const at = (seconds: number): string => new Date(clock.now().getTime() + seconds * 1_000).toISOString()
  const lines = ['title,assignee_ids,reminder', `past,,${at(-60)}`, `now,,${at(0)}`, `later,,${at(60)}`]
  expect(await send(project, lines.join('\n'))).toMatchObject({ created: 3 })
  const reminded = async (): Promise<string[]> => {
    await runJob(app.context, 'reminders')
    const rows = await sql<{ title: string }[]>`
      select title from notifications n join tasks t on t.workspace_id = n.workspace_id and t.id = n.subject_id
      where t.workspace_id = ${world.workspace.id} and t.project_id = ${project} and type = 'task.reminder'`
    return rows.map(({ title }) => title)
  }
  expect(await reminded()).toEqual([])
  clock.advance(60)
  expect(await reminded()).toEqual(['later'])
})

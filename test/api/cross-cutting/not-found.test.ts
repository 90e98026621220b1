import { beforeAll, describe, expect, test } from 'vitest'
import { runTransaction } from '../../../src/db/transaction.ts'
import type { Fixture } from '../../../src/seeds/fixture.ts'
import { newId, type IdPrefix } from '../../../src/domain/ids.ts'
import { createProject } from '../../../src/domain/projects/projects.ts'
import { startApp, type Answer, type Caller, type TestApp } from '../../support/app.ts'

let app: TestApp
let world: Fixture
let full: Caller
let archivedCard: string
let foreignInbox: { project: string; card: string }
beforeAll(async () => {
  app = await startApp()
  world = await app.fixture()
  full = app.withSecret(world.keys.full.secret)
  const [card] = await app.context.sql<{ id: string }[]>`
    select id from cards where project_id = ${world.projects.archived} order by "order" limit 1`
  archivedCard = card?.id ?? ''
  const { id, cards } = await runTransaction(app.context.db, (tx) =>
    createProject(
      tx,
      {
        workspaceId: world.foreign.workspace,
        userId: world.foreign.user,
        via: 'web',
        now: app.clock.now(),
      },
      { name: 'Inbox', is_inbox: true },
    ),
  )
  foreignInbox = { project: id, card: cards[0]?.id ?? '' }
})

type Kind = 'project' | 'card' | 'task'
const shown = (kind: Kind): string =>
  ({ project: world.projects.main, card: world.cards.todo, task: world.tasks.first })[kind]

/** Why an id finds nothing. What comes out is as it stands in a URL, so percent-encoded where it must be. */
type Cause = [name: string, id: (kind: Kind) => string]

const hidden: Cause[] = [
  ['of another workspace', (kind) => world.foreign[kind]],
  [
    'in a private project',
    (kind) => ({ project: world.projects, card: world.cards, task: world.tasks })[kind].private,
  ],
  [
    'in an archived project',
    (kind) => ({ project: world.projects.archived, card: archivedCard, task: world.tasks.archived })[kind],
  ],
]
const inbox: Cause = [
  'in the inbox',
  (kind) => ({ project: world.projects, card: world.cards, task: world.tasks })[kind].inbox,
]
const absent: Cause[] = [
  ['of nothing', (kind) => newId(kind, app.clock.now())],
  ['of nothing, the lowest', (kind) => `${kind}_${'0'.repeat(26)}`],
  ['of nothing, the highest', (kind) => `${kind}_7${'z'.repeat(25)}`],
  ['of an internal kind', () => newId('activity' satisfies IdPrefix, app.clock.now())],
  ['of another kind', (kind) => shown(kind === 'task' ? 'project' : 'task')],
  ['with another kind’s prefix', (kind) => shown(kind).replace(kind, kind === 'task' ? 'card' : 'task')],
  ['without its prefix', (kind) => shown(kind).replace(`${kind}_`, '')],
  ['a prefix alone', (kind) => `${kind}_`],
  ['a word', () => 'nope'],
  ['a number', () => '1'],
  ['a UUID', () => '01890a5d-ac96-774b-bcce-b302099a8057'],
  ['in upper case', (kind) => shown(kind).toUpperCase()],
  ['one character short', (kind) => shown(kind).slice(0, -1)],
  ['one character too many', (kind) => `${shown(kind)}0`],
  ['beyond 128 bits', (kind) => `${kind}_8${'0'.repeat(25)}`],
  ['with a letter that ids do not have', (kind) => `${shown(kind).slice(0, -1)}u`],
  ['led by a space', (kind) => `%20${shown(kind)}`],
  ['followed by a space', (kind) => `${shown(kind)}%20`],
  ['followed by a line feed', (kind) => `${shown(kind)}%0A`],
  ['the name of a property', () => '__proto__'],
  ['the name of a method', () => 'constructor'],
  ['null', () => 'null'],
  ['a wildcard', () => '%25'],
  ['an SQL fragment', (kind) => `${shown(kind)}'%20or%20''='`],
  ['with an encoded slash', (kind) => `${shown(kind)}%2F`],
  ['very long', () => 'x'.repeat(8000)],
  ['very long behind its prefix', (kind) => `${kind}_${'0'.repeat(8000)}`],
  ['accented', () => '%C3%A9'],
  ['Chinese', () => '%E4%BB%BB%E5%8A%A1'],
  ['an emoji', () => '%F0%9F%99%82'],
  ['in full-width letters', (kind) => `${kind}_${'%EF%BC%90'.repeat(26)}`],
]
const nul: Cause[] = [
  ['a NUL', () => '%00'],
  ['followed by a NUL', (kind) => `${shown(kind)}%00`],
  ['with a NUL inside', (kind) => shown(kind).replace('_', '_%00')],
]
const badEscapes: Cause[] = [
  ['a bare %', () => '%'],
  ['followed by a bare %', (kind) => `${shown(kind)}%`],
  ['a % without hexadecimal digits', () => '%zz'],
  ['UTF-8 that breaks off', () => '%E0%A4'],
  ['no UTF-8', () => '%FF%FE'],
  ['a surrogate in UTF-8', () => '%ED%A0%80'],
  ['an overlong NUL', () => '%C0%80'],
]

const varying = new Set(['date', 'x-request-id', 'x-ratelimit-remaining'])

/** What a response says, without what differs from request to request. */
function said({ status, headers, text }: Answer) {
  const requestId = headers['x-request-id'] ?? ''
  expect(text).toContain(`"request_id":"${requestId}"`)
  const rest = Object.entries(headers).filter(([name]) => !varying.has(name))
  return { status, headers: Object.fromEntries(rest), text: text.replace(requestId, '') }
}

const counted = async () => {
  const [rows] = await app.context.sql`
    select (select count(*) from tasks)::int as tasks, (select count(*) from comments)::int as comments,
      (select count(*) from events)::int as events, (select count(*) from activities)::int as activities,
      (select max(updated_at) from tasks where project_id = ${world.projects.main}) as updated`
  return rows
}

const inPaths: [operation: string, method: string, path: string, kind: Kind, body?: object][] = [
  ['getProject', 'GET', '/projects/{id}', 'project'],
  ['listProjectCards', 'GET', '/projects/{id}/cards', 'project'],
  ['getTask', 'GET', '/tasks/{id}', 'task'],
  ['updateTask', 'PATCH', '/tasks/{id}', 'task', { title_text: 'Taken over' }],
  ['listTaskComments', 'GET', '/tasks/{id}/comments', 'task'],
  ['createTaskComment', 'POST', '/tasks/{id}/comments', 'task', { body: 'Let me in.' }],
]

describe.each(inPaths)('%s: the same 404 for an id', (_operation, method, path, kind, body) => {
  const call = (caller: Caller, id: string) =>
    caller.call(method, path.replace('{id}', id), body ? { body } : {})

  test('answers for one that is shown, so that the rest proves something', async () => {
    expect((await call(full, shown(kind))).status).toBeLessThan(300)
  })

  test.each([...hidden, inbox, ...absent, ...nul, ...badEscapes])(
    '%s (specification 1, 7; decisions 1.5, 1.11)',
    async (_cause, id) => {
      const before = await counted()
      const reference = await call(full, newId(kind, app.clock.now()))
      expect(reference).toMatchObject({
        status: 404,
        body: { error: { type: 'invalid_request_error', code: 'not_found' } },
      })
      expect(reference.body).not.toHaveProperty('error.param')
      expect(said(await call(full, id(kind)))).toEqual(said(reference))
      expect(await counted()).toEqual(before)
    },
  )

  test('of this workspace, asked for with a key of another (specification 1)', async () => {
    const stranger = app.withSecret(world.foreign.key.secret)
    const reference = await call(stranger, newId(kind, app.clock.now()))
    expect(said(await call(stranger, shown(kind)))).toEqual(said(reference))
  })

  test('that once was shown (specification 1)', async () => {
    const own = await app.fixture()
    const caller = app.withSecret(own.keys.full.secret)
    const id = kind === 'task' ? own.tasks.first : own.projects.main
    const reference = said(await call(caller, newId(kind, app.clock.now())))
    expect((await call(caller, id)).status).toBeLessThan(300)
    await app.context.sql`update projects set visibility = 'private' where id = ${own.projects.main}`
    expect(said(await call(caller, id))).toEqual(reference)
  })

  if (method === 'GET') {
    test('answers HEAD alike (decision 1.2)', async () => {
      for (const [, id] of [...hidden, inbox, ...nul, ...badEscapes]) {
        const { status, text } = await full.call('HEAD', path.replace('{id}', id(kind)))
        expect([status, text ?? '']).toEqual([404, ''])
      }
    })
  }
})

describe.each([
  ['project_id', 'project'],
  ['card_id', 'card'],
] as const)('GET /tasks?%s=: zero rows for an id', (filter, kind) => {
  const list = async (query: string) => {
    const { status, text } = await full.get(`/tasks?${query}`)
    return { status, text }
  }
  const nothing = { status: 200, text: '{"data":[],"meta":{"next_cursor":null}}' }

  test('finds rows for one that is shown, so that the rest proves something', async () => {
    expect((await full.get(`/tasks?${filter}=${shown(kind)}`)).body).not.toHaveProperty('data.length', 0)
  })

  test.each([...hidden, inbox, ...absent, ...nul, ...badEscapes])(
    '%s (specification 4; decision 1.5)',
    async (_cause, id) => {
      expect(await list(`${filter}=${id(kind)}`)).toEqual(nothing)
    },
  )

  test('beside a filter that matches', async () => {
    const other = kind === 'project' ? `card_id=${shown('card')}` : `project_id=${shown('project')}`
    for (const [, id] of [...hidden, inbox])
      expect(await list(`${other}&${filter}=${id(kind)}`)).toEqual(nothing)
  })
})

describe('POST /tasks', () => {
  const create = (target: object) => full.post('/tasks', { title_text: 'Move in', ...target })
  const decoded = (escaped: string) => decodeURIComponent(escaped)

  describe.each([
    ['project_id', 'project'],
    ['card_id', 'card'],
  ] as const)('the same 404 for a %s', (field, kind) => {
    const foreignInboxes: Cause = ['in an inbox of another workspace', () => foreignInbox[kind]]
    test.each([...hidden, foreignInboxes, ...absent])('%s (specification 4, rule 5)', async (_cause, id) => {
      const before = await counted()
      const reference = said(await create({ [field]: newId(kind, app.clock.now()) }))
      expect(reference.status).toBe(404)
      const bad = { [field]: decoded(id(kind)) }
      expect(said(await create(bad))).toEqual(reference)
      // Beside a target that is shown it is still 404 (decision 4.1).
      expect(said(await create({ project_id: shown('project'), card_id: shown('card'), ...bad }))).toEqual(
        reference,
      )
      expect(await counted()).toEqual(before)
    })

    test('is 404 for the empty string too, which is no null', async () => {
      expect((await create({ [field]: '' })).status).toBe(404)
    })

    test('is 422 inbox_project in the own inbox (specification 4, rule 4; decisions 4.2, 7.8)', async () => {
      const own = { [field]: inbox[1](kind) }
      for (const target of [own, { project_id: shown('project'), card_id: shown('card'), ...own }]) {
        const answer = await create(target)
        expect(answer).toMatchObject({ status: 422, body: { error: { code: 'inbox_project' } } })
        expect(answer.text).not.toContain(inbox[1](kind))
      }
    })

    test.each(nul)('%s is 422 and names the field (decision 1.5)', async (_cause, id) => {
      expect(await create({ [field]: decoded(id(kind)) })).toMatchObject({
        status: 422,
        body: { error: { code: 'validation_error', param: field } },
      })
    })
  })
})

describe('POST /events: the same 422 for a project_id', () => {
  const create = (project_id: unknown) =>
    full.post('/events', {
      title: 'Moving in',
      date: '2026-12-01',
      start_time: '10:00',
      end_time: '11:00',
      repeat: 'none',
      project_id,
    })

  test('answers 201 for one that is shown, so that the rest proves something', async () => {
    expect((await create(shown('project'))).status).toBe(201)
  })

  const empty: Cause = ['that is empty', () => '']
  const foreignInboxes: Cause = ['in an inbox of another workspace', () => foreignInbox.project]
  test.each([...hidden, inbox, foreignInboxes, empty, ...absent])(
    '%s (specification 4, 7; decision 4.10)',
    async (_cause, id) => {
      const before = await counted()
      const reference = await create(newId('project', app.clock.now()))
      expect(reference).toMatchObject({
        status: 422,
        body: { error: { type: 'invalid_request_error', code: 'validation_error', param: 'project_id' } },
      })
      expect(said(await create(decodeURIComponent(id('project'))))).toEqual(said(reference))
      expect(await counted()).toEqual(before)
    },
  )

  test.each(nul)('%s (decision 1.5)', async (_cause, id) => {
    expect(await create(decodeURIComponent(id('project')))).toMatchObject({
      status: 422,
      body: { error: { code: 'validation_error', param: 'project_id' } },
    })
  })
})

describe('what the 404 does not give away', () => {
  test('the body holds nothing of the id that was asked for (specification 1)', async () => {
    for (const id of [world.projects.private, 'a-word-of-mine']) {
      expect((await full.get(`/projects/${id}`)).text).not.toContain(id)
    }
  })

  test('an invalid body is refused before the id is looked for, whatever it names (decision 1.1)', async () => {
    const ids = [
      shown('task'),
      world.tasks.private,
      world.foreign.task,
      newId('task', app.clock.now()),
      'nope',
    ]
    const texts = await Promise.all(
      ids.map(async (id) => said(await full.patch(`/tasks/${id}`, { progress: 101 }))),
    )
    expect(texts[0]).toMatchObject({ status: 422 })
    for (const text of texts) expect(text).toEqual(texts[0])
  })

  test('a cursor is refused or the list is 404, alike for every list that is not there', async () => {
    const ids = [world.projects.private, world.foreign.project, newId('project', app.clock.now()), 'nope']
    const answers = await Promise.all(
      ids.map(async (id) => said(await full.get(`/projects/${id}/cards?cursor=made-up`))),
    )
    for (const answer of answers) expect(answer).toEqual(answers[0])
  })
})

import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sql } from '../../src/db/drizzle.ts'
import { describe, expect, test } from 'vitest'
import type { Schemas } from '../../generated/openapi.operations.ts'
import type { Fixture } from '../../src/seeds/fixture.ts'
import { newId } from '../../src/domain/ids.ts'
import { useWorld } from '../support/world/world.ts'
import { taskwire, taskwireError, taskwireInProcess, taskwireJson } from '../support/app/cli.ts'
import { readData } from '../support/contract/data.ts'
import { emptyDatabase } from '../support/database/empty-database.ts'

interface Project {
  id: string
}

const { app, world: fixture } = useWorld()

/** Returns the newest activity of the type, which the command has recorded. */
async function lastActivity(type: string): Promise<Record<string, unknown> | undefined> {
  const rows = await app.context.db.execute(
    sql`select type, via, user_id, subject_id from activities
        where workspace_id = ${fixture.workspace.id} and type = ${type} order by created_at desc, id desc limit 1`,
  )
  return rows[0]
}

describe('projects', () => {
  test('projects create prints the project with its columns', async () => {
    const { workspace, users } = fixture
    const args = [
      'projects',
      'create',
      '--workspace',
      workspace.id,
      '--user',
      users.member,
      '--name',
      'Ünter uns',
    ]
    const project = await taskwireJson<Project>([...args, '--visibility', 'private'])
    const card = (name: string, is_done: boolean) => ({
      id: expect.stringMatching(/^card_/) as string,
      name,
      is_done,
    })
    expect(project).toEqual({
      id: expect.stringMatching(/^project_/) as string,
      name: 'Ünter uns',
      visibility: 'private',
      archived: false,
      cards: [card('To do', false), card('In progress', false), card('Done', true)],
    })
    expect(await lastActivity('project.created')).toMatchObject({
      via: 'cli',
      user_id: users.member,
      subject_id: project.id,
    })
    expect(await taskwireJson(args)).toMatchObject({ visibility: 'open' })
  })

  test('projects list prints the projects without inboxes, newest first, and archived ones if asked (product.md 22.1)', async () => {
    const { workspace, projects } = fixture
    const args = ['projects', 'list', '--workspace', workspace.id]
    const ids = (await taskwireJson<{ id: string }[]>(args)).map(({ id }) => id)
    expect(ids).toEqual(ids.toSorted().reverse())
    expect(ids).toEqual(expect.arrayContaining([projects.main, projects.private]))
    expect(ids).not.toContain(projects.inbox)
    const archived = await taskwireJson<object[]>([...args, '--archived'])
    expect(archived).toMatchObject([{ id: projects.archived, archived_at: expect.any(String) as string }])
    expect((await taskwireInProcess(args)).stdout).toMatch(/^ID +NAME +PRIVATE +CREATED AT +TASKS +COLUMNS\n/)
  })

  test('projects archive is recorded once, without an actor (product.md 14.1)', async () => {
    const { projects, keys } = fixture
    const owner = app.withSecret(keys.full.secret)
    expect((await owner.get(`/projects/${projects.second}`)).status).toBe(200)
    const first = await taskwireJson<Project>(['projects', 'archive', projects.second])
    expect(first).toMatchObject({ id: projects.second, name: 'Summer party', archived: true })
    expect(Object.keys(first)).toEqual(['id', 'name', 'visibility', 'archived', 'cards'])
    expect((await owner.get(`/projects/${projects.second}`)).status).toBe(404)
    expect(await taskwireJson(['projects', 'archive', projects.second])).toEqual(first)
    const rows = await app.context.db.execute(
      sql`select via, user_id from activities where type = 'project.archived' and subject_id = ${projects.second}`,
    )
    expect(rows).toEqual([{ via: 'cli', user_id: null }])
  })
})

describe('tasks', () => {
  test('tasks delete prints the deleted task', async () => {
    const { tasks, users, keys } = fixture
    const owner = app.withSecret(keys.full.secret)
    const before = await readData(owner, `/tasks/${tasks.untitled}`)
    expect(await taskwireJson(['tasks', 'delete', tasks.untitled, '--user', users.member])).toEqual(before)
    expect((await owner.get(`/tasks/${tasks.untitled}`)).status).toBe(404)
    expect(await lastActivity('task.deleted')).toMatchObject({ via: 'cli', user_id: users.member })
  })

  test('tasks move prints the task in its new column', async () => {
    const { tasks, users, cards, keys } = fixture
    const args = ['tasks', 'move', tasks.first, '--card', cards.doing, '--user', users.admin]
    const moved = await taskwireJson<Schemas['Task']>(args)
    expect(moved).toMatchObject({ id: tasks.first, card: { id: cards.doing, name: 'Doing', is_done: false } })
    expect(await readData(app.withSecret(keys.full.secret), `/tasks/${tasks.first}`)).toEqual(moved)
  })

  test('tasks recur sets and ends the recurrence', async () => {
    const { tasks, users } = fixture
    const recurrence = async () =>
      (await app.context.db.execute(sql`select recurrence from tasks where id = ${tasks.completed}`))[0]
    const recur = (every: string) =>
      taskwireJson(['tasks', 'recur', tasks.completed, '--every', every, '--user', users.owner])
    expect(await recur('monthly')).toMatchObject({
      id: tasks.completed,
      title: 'Take down the old cupboards',
    })
    expect(await recurrence()).toEqual({ recurrence: 'monthly' })
    await recur('none')
    expect(await recurrence()).toEqual({ recurrence: null })
  })

  test('task commands also work in private projects and inboxes (product.md 5.8)', async () => {
    const { tasks, users } = fixture
    for (const id of [tasks.private, tasks.inbox]) {
      expect(
        await taskwireJson(['tasks', 'recur', id, '--every', 'daily', '--user', users.owner]),
      ).toMatchObject({ id })
    }
  })
})

describe('members', () => {
  test('members set prints the member as the API shows it', async () => {
    const { workspace, users, keys } = fixture
    const set = (user: string, role: string, status: string) =>
      taskwireJson<Schemas['Member']>([
        ...['members', 'set', user, '--workspace', workspace.id],
        ...['--role', role, '--status', status],
      ])
    const member = await set(users.pending, 'admin', 'active')
    expect(member).toMatchObject({ id: users.pending, role: 'admin', name: 'Dario Petrov' })
    expect(Object.keys(member)).toEqual(['id', 'name', 'email', 'role', 'joined_at'])
    const listed = await readData<Schemas['Member'][]>(app.withSecret(keys.full.secret), '/members')
    expect(listed).toContainEqual(member)
    expect(await set(users.pending, 'member', 'suspended')).toEqual({ ...member, role: 'member' })
  })
})

const now = new Date()
const nobody = newId('user', now)
const nowhere = newId('ws', now)
const nothing = newId('task', now)

type Refusal = [what: string, command: (world: Fixture) => string, expected: RegExp]
const misuses: Refusal[] = [
  ['an incomplete command', () => 'keys', /^a command is required/],
  ['an unknown command', () => 'keyz', /^unknown command 'keyz' \(Did you mean keys\?\)/],
  ['an unknown option', () => 'fixture --all', /^unknown option '--all'/],
  ['an extra argument', () => 'fixture two', /too many arguments/],
  ['a missing argument', () => 'projects archive', /missing required argument 'id'/],
  ['a missing option', () => `tasks delete ${nothing}`, /'--user <id>' not specified/],
  ['a missing value', () => `tasks delete ${nothing} --user`, /argument missing/],
  [
    'a name of only white space',
    ({ workspace, users }) =>
      `projects create --workspace ${workspace.id} --user ${users.owner} --name \u0085`,
    /'--name <name>' argument '\\u0085' is invalid/,
  ],
  [
    'an unknown visibility',
    ({ workspace, users }) =>
      `projects create --workspace ${workspace.id} --user ${users.owner} --name x --visibility no`,
    /Allowed choices are open, private/,
  ],
  [
    'an unknown period',
    ({ tasks, users }) => `tasks recur ${tasks.first} --every hourly --user ${users.owner}`,
    /Allowed choices are none, daily, weekly, monthly, yearly/,
  ],
  [
    'an unknown role',
    ({ workspace, users }) =>
      `members set ${users.member} --workspace ${workspace.id} --role boss --status active`,
    /Allowed choices are owner, admin, member/,
  ],
]
const failures: Refusal[] = [
  ['an unknown project', () => 'projects archive project_x', /^there is no project project_x$/],
  [
    'an unknown workspace',
    ({ users }) => `projects create --workspace ${nowhere} --user ${users.owner} --name x`,
    new RegExp(`^there is no workspace ${nowhere}$`),
  ],
  [
    'a user of another workspace',
    ({ workspace, foreign }) => `projects create --workspace ${workspace.id} --user ${foreign.user} --name x`,
    /is not an active member/,
  ],
  [
    'an unknown user',
    ({ tasks }) => `tasks delete ${tasks.first} --user ${nobody}`,
    new RegExp(`^there is no user ${nobody}$`),
  ],
  [
    'a task of another workspace',
    ({ users, foreign }) => `tasks delete ${foreign.task} --user ${users.owner}`,
    /has no task task_/,
  ],
  [
    'a suspended member',
    ({ tasks, users }) => `tasks delete ${tasks.first} --user ${users.suspended}`,
    /^user_\w+ may not write to the project of task_\w+$/,
  ],
  [
    'a column of another project',
    ({ tasks, users, cards }) =>
      `tasks move ${tasks.first} --card ${cards.viewer_only} --user ${users.owner}`,
    /has no column card_/,
  ],
  [
    'a member who is not a user',
    ({ workspace }) => `members set ${nobody} --workspace ${workspace.id} --role owner --status active`,
    /^there is no user/,
  ],
]

describe.each([
  [78, 'a usage error', misuses],
  [1, 'a failure', failures],
] as const)('the exit code %d means %s (product.md 14.2)', (code, _what, refusals) => {
  test.for(refusals)('%s is refused with one line', async ([, command, expected]) => {
    const args = [...command(fixture).split(' '), '--json']
    expect(await taskwireError(args, undefined, code)).toMatch(expected)
  })
})

test('taskwire without a command says that one is required', async () => {
  expect(await taskwireError(['--json'], undefined, 78)).toMatch(/^a command is required/)
})

test.for([
  ['an id', ['projects', 'archive', 'x'], {}, 1, 'error: there is no project x\n'],
  [
    'a setting',
    ['migrate'],
    { PORT: 'abc' },
    78,
    'error: PORT must be a whole number from 0 to 65535, not "abc"\n',
  ],
] as const)(
  'the process exits with the expected code and a one-line error if %s is wrong',
  async ([, args, env, code, stderr]) => {
    expect(await taskwire([...args], env)).toEqual({ code, stdout: '', stderr })
  },
)

describe('the database', () => {
  test('migrate says that the schema is up to date', async () => {
    expect(await taskwireJson(['migrate'])).toEqual({ up_to_date: true })
  })

  test('a database that was never migrated is refused until it is migrated', async () => {
    const env = { DATABASE_URL: await emptyDatabase('template1') }
    const run = (args: string[]) => taskwireInProcess(args, env)
    expect(await taskwireError(['keys', 'list'], env)).toBe(
      'the database is not up to date: run migrate first',
    )
    await taskwireJson(['migrate'], run)
    const { workspace } = await taskwireJson<Fixture>(['fixture'], run)
    expect(await taskwireJson(['keys', 'list', '--workspace', workspace.id], run)).toHaveLength(12)
  })

  test('workspaces create migrates a database that was never migrated', async () => {
    const env = { DATABASE_URL: await emptyDatabase('template1') }
    const run = (args: string[]) => taskwireInProcess(args, env)
    const owner = ['--owner-email', 'ida@quarry.example', '--owner-name', 'Ida Berg']
    const made = await taskwireJson<{ password: string }>(
      ['workspaces', 'create', '--name', 'Quarry & Sons', ...owner],
      run,
    )
    expect(made.password).not.toBe('')
  })
})

test.each([
  'backup x',
  'keys list',
  'tasks import x --project project_x --user user_x',
  'members list',
  'secrets reseal',
  'webhooks test whe_x',
])('%s refuses a DATA_DIR without a database, and creates nothing (product.md 14.14)', async (command) => {
  const dataDir = join(tmpdir(), newId('ws', now))
  const env = { DATABASE_URL: '', SESSION_SECRET: '', DATA_DIR: dataDir }
  expect(await taskwireError(command.split(' '), env, 78)).toMatch(`there is no database in ${dataDir}: `)
  expect(existsSync(dataDir)).toBe(false)
})

describe('completion (product.md 14.15)', () => {
  const print = async (shell: string) => (await taskwireInProcess(['completion', shell])).stdout

  test('bash completion offers the words that may come next', async () => {
    const offered: [typed: string[], words: string[]][] = [
      [['ke'], ['keys']],
      [['keys', 'l'], ['list']],
      [['--json', 'projects', 'create', '--v'], ['--visibility']],
      [
        ['completion', '--'],
        ['--json', '--help'],
      ],
    ]
    const lines = offered.map(
      ([typed]) =>
        `COMP_WORDS=(taskwire ${typed.join(' ')}); COMP_CWORD=${typed.length}; _taskwire; echo "\${COMPREPLY[@]}"`,
    )
    const { stdout } = await promisify(execFile)('bash', ['-c', [await print('bash'), ...lines].join('\n')])
    const words = stdout.trimEnd().split('\n')
    expect(words.map((line) => line.split(' '))).toEqual(offered.map(([, words]) => words))
  })

  test('zsh completion uses the same script as bash, and fish completion has each command with its path', async () => {
    expect(await print('zsh')).toContain(await print('bash'))
    expect(await print('fish')).toContain(`-n '__taskwire_at "keys"' -a list -d '`)
  })
})

describe('human-readable output', () => {
  test('-h lists the commands, or the options of one command', async () => {
    const { code, stdout } = await taskwireInProcess(['-h'])
    expect(code).toBe(0)
    for (const name of ['migrate', 'fixture', 'keys', 'projects', 'tasks', 'members'])
      expect(stdout).toContain(name)
    expect((await taskwireInProcess(['tasks', 'import', '-h'])).stdout).toContain('title        required')
  })

  test('without --json a result is printed with one line per field', async () => {
    const { recurring } = fixture.tasks
    const every = ['--every', 'weekly', '--user', fixture.users.owner]
    const { stdout } = await taskwireInProcess(['tasks', 'recur', recurring, ...every])
    expect(stdout).toMatch(/^id +task_\w+\ntitle +Empty the recycling\ndescription +-\n/)
    expect(stdout).toMatch(/\ncard\.name +To do\ncard\.is_done +no\n/)
  })

  test('a reader that closes the pipe early causes no error', async () => {
    const run = promisify(execFile)
    const node = `"${process.execPath}" src/cli.ts completion fish`
    const { stdout, stderr } = await run('bash', ['-c', `${node} | true; echo "\${PIPESTATUS[0]}"`])
    expect({ stdout, stderr }).toEqual({ stdout: '0\n', stderr: '' })
  })
})

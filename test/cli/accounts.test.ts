import { expect, test } from 'vitest'
import type { Schemas } from '../../generated/settings.operations.ts'
import { taskwireError, taskwireJson } from '../support/app/cli.ts'
import { tokenIn } from '../support/app/mail.ts'
import { cookieOf } from '../support/world/settings.ts'
import { expectRefusal } from '../support/contract/refusal.ts'
import { useWorld } from '../support/world/world.ts'

interface Created {
  workspace: { id: string; name: string }
  user: { id: string; email: string; name: string }
  password: string | null
}
interface Added {
  id: string
  email: string
  name: string
  role: string
  password: string | null
}

const { app, sql } = useWorld()

const createWorkspace = (email: string, name = 'Fernhill Stonework') =>
  taskwireJson<Created>([
    ...['workspaces', 'create', '--name', name],
    ...['--owner-email', email, '--owner-name', 'Nora Lindqvist'],
  ])
const addUser = (workspace: string, email: string, role: string) =>
  taskwireJson<Added>([
    ...['users', 'create', '--workspace', workspace],
    ...['--email', email, '--name', 'Ida Berg', '--role', role],
  ])
const signIn = (email: string, password: string | null) =>
  app.inSettings({}).post('/session', { email, password: password ?? '' })

test('workspaces create also creates the owner, who can sign in and mint a key (product.md 18.9)', async () => {
  const { workspace, user, password } = await createWorkspace('nora@fernhill.example')
  expect(workspace.name).toBe('Fernhill Stonework')
  expect(user).toMatchObject({ email: 'nora@fernhill.example', name: 'Nora Lindqvist' })
  const session = await signIn('Nora@Fernhill.example', password)
  expect(session.body.data).toMatchObject({ workspace, role: 'owner' })
  const owner = app.inSettings({ Cookie: cookieOf(session) })
  const { secret } = (await owner.post('/keys', { name: 'CI', scopes: ['read:projects'] })).body
  const me = (await app.withSecret(secret as string).get('/me')).body
  expect(me.workspace).toEqual(workspace)
  const recorded = await sql`
    select type, via, user_id from activities where workspace_id = ${workspace.id} and via = 'cli' order by id`
  expect(recorded).toEqual([
    { type: 'workspace.created', via: 'cli', user_id: null },
    { type: 'member.changed', via: 'cli', user_id: null },
  ])
})

test('a user who already has an account keeps its password', async () => {
  const first = await createWorkspace('twice@fernhill.example')
  const second = await createWorkspace('TWICE@fernhill.example', 'Quartz Cycles')
  expect(second.user).toEqual(first.user)
  expect(second.password).toBeNull()
  const { workspaces } = (await signIn('twice@fernhill.example', first.password)).body
    .data as Schemas['Session']
  expect(workspaces.map(({ name }) => name)).toEqual(['Fernhill Stonework', 'Quartz Cycles'])
})

test('users are created with a role, and can sign in', async () => {
  const { workspace } = await createWorkspace('roles@fernhill.example')
  const admin = await addUser(workspace.id, 'ida@fernhill.example', 'admin')
  expect(admin).toMatchObject({ email: 'ida@fernhill.example', name: 'Ida Berg', role: 'admin' })
  expect((await signIn(admin.email, admin.password)).status).toBe(201)
  const member = await addUser(workspace.id, 'per@fernhill.example', 'member')
  expect((await signIn(member.email, member.password)).body.data).toMatchObject({ role: 'member' })
})

test('a password reset ends all sessions of its user', async () => {
  const { user, password } = await createWorkspace('lost@fernhill.example')
  const before = app.inSettings({ Cookie: cookieOf(await signIn(user.email, password)) })
  const reset = await taskwireJson<{ id: string; email: string; password: string }>([
    ...['users', 'reset-password', '--email', 'LOST@fernhill.example'],
  ])
  expect(reset).toMatchObject({ id: user.id, email: user.email })
  expectRefusal(await before.get('/session'), 'session_required')
  expectRefusal(await signIn(user.email, password), 'invalid_credentials')
  expect((await signIn(user.email, reset.password)).status).toBe(201)
})

test.each(['ida@quarry', 'jürgen@quarry.example', 'ida@quarry..example', 'ida@-quarry.example'])(
  'the address %s, which GET /members could not show, is refused (product.md 18.9)',
  async (email) => {
    const options = ['--name', 'x', '--owner-email', email, '--owner-name', 'x']
    expect(await taskwireError(['workspaces', 'create', ...options], undefined, 78)).toMatch(/email address/)
  },
)

const long = '🌲'.repeat(201)
test.each([
  [
    'workspace',
    ['workspaces', 'create', '--name', long, '--owner-email', 'l@b.example', '--owner-name', 'x'],
  ],
  ['owner', ['workspaces', 'create', '--name', 'x', '--owner-email', 'l@b.example', '--owner-name', long]],
  [
    'user',
    ['users', 'create', '--workspace', 'w', '--email', 'l@b.example', '--name', long, '--role', 'admin'],
  ],
  ['project', ['projects', 'create', '--workspace', 'w', '--name', long, '--user', 'u']],
])('the name of a new %s has at most 200 characters (product.md 14.9)', async (_what, args) => {
  expect(await taskwireError(args, undefined, 78)).toMatch(/at most 200 characters/)
})

test.each<[args: string[], message: RegExp, code?: 78]>([
  [['workspaces', 'create', '--name', ' ', '--owner-email', 'a@b.example', '--owner-name', 'x'], /empty/, 78],
  [
    ['workspaces', 'create', '--name', 'x', '--owner-email', 'nobody', '--owner-name', 'x'],
    /email address/,
    78,
  ],
  [
    ['users', 'create', '--workspace', 'ws_x', '--email', 'a@b.example', '--name', 'x', '--role', 'admin'],
    /ws_x/,
  ],
  [
    ['users', 'create', '--workspace', 'ws_x', '--email', 'a@b.example', '--name', 'x', '--role', 'boss'],
    /boss/,
    78,
  ],
  [['invitations', 'create', '--email', 'a@b.example', '--role', 'owner'], /admin, member/, 78],
  [['users', 'reset-password', '--email', 'nobody@fernhill.example'], /nobody@fernhill\.example/],
])('%j is refused with the reason', async (args, message, code) => {
  expect(await taskwireError(args, undefined, code)).toMatch(message)
})

test('invitations create prints a link to join, once, and names no inviter (product.md 21.11)', async () => {
  const { workspace, password, user } = await createWorkspace('inviter@fernhill.example')
  const invite = (email: string) => [
    ...['invitations', 'create', '--workspace', workspace.id],
    ...['--email', email, '--role', 'admin'],
  ]
  const { url, ...invitation } = await taskwireJson<{ url: string }>(invite('mira@fernhill.example'))
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:3000\/settings\/invitation#[\w-]{43}$/)
  const owner = app.inSettings({ Cookie: cookieOf(await signIn(user.email, password)) })
  expect((await owner.get('/invitations')).body.data).toMatchObject([{ ...invitation, invited_by: null }])
  const body = { token: tokenIn(url), name: 'Mira', password: 'nine stones in the garden' }
  const joined = await app.inSettings({}).post('/invitations/acceptances', body)
  expect(joined.body.data).toMatchObject({ workspace, role: 'admin' })
  expect(await taskwireError(invite('mira@fernhill.example'))).toContain('is already a member')
})

test('workspaces update changes the name and the time zone of a workspace (product.md 20.9)', async () => {
  const { workspace } = await createWorkspace('zone@fernhill.example')
  const update = ['workspaces', 'update', '--workspace', workspace.id]
  expect(await taskwireJson([...update, '--time-zone', 'Europe/Oslo'])).toEqual({
    ...workspace,
    time_zone: 'Europe/Oslo',
    require_second_factor: false,
  })
  expect(await taskwireJson([...update, '--name', 'Quarry'])).toMatchObject({ time_zone: 'Europe/Oslo' })
  for (const wrong of [[], ['--time-zone', 'Mars/Olympus']])
    await taskwireError([...update, ...wrong], undefined, 78)
})

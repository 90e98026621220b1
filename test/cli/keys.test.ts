import { expect, test } from 'vitest'
import type { KeyDescription } from '../../src/domain/api-keys/describe-key.ts'
import type { FixtureKey } from '../../src/seeds/fixture.ts'
import { useWorld } from '../support/world/world.ts'
import { taskwire, taskwireError, taskwireInProcess, taskwireJson } from '../support/app/cli.ts'

interface Rotated extends FixtureKey {
  overlap_ends_at: string | null
}

const { app, world: fixture, clock } = useWorld()

const status = async (secret: string) => (await app.withSecret(secret).get('/me')).status

function mint(...args: string[]): string[] {
  const { workspace, users } = fixture
  return ['keys', 'mint', '--workspace', workspace.id, '--user', users.owner, '--name', 'Sync', ...args]
}

async function find(id: string) {
  const keys = await taskwireJson<KeyDescription[]>(['keys', 'list', '--workspace', fixture.workspace.id])
  const key = keys.find((one) => one.id === id)
  if (!key) throw new Error(`the list lacks ${id}`)
  return key
}

test('keys mint prints the id and the secret of a key that works', async () => {
  const key = await taskwireJson<FixtureKey>(
    mint('--scopes', 'read:tasks, write:tasks,read:tasks', '--expires', '30d'),
    taskwire,
  )
  expect(Object.keys(key)).toEqual(['id', 'secret'])
  const me = await app.withSecret(key.secret).get('/me')
  expect(me.body).toMatchObject({ key: { name: 'Sync', scopes: ['read:tasks', 'write:tasks'] } })
  await app.context.recorders.flush()
  const listed = await find(key.id)
  expect(listed).toEqual({
    id: key.id,
    name: 'Sync',
    scopes: ['read:tasks', 'write:tasks'],
    status: 'active',
    created_at: expect.any(String) as string,
    expires_at: expect.any(String) as string,
    last_used_at: clock.now().toISOString(),
    secrets: [{ last4: key.secret.slice(-4), expires_at: null, last_used_at: clock.now().toISOString() }],
  })
  expect(Date.parse(listed.expires_at ?? '') - Date.parse(listed.created_at)).toBe(30 * 86_400_000)
})

test.for([
  ['10s', 10],
  ['45m', 2700],
  ['2h', 7200],
  ['36500d', 3_153_600_000],
] as const)('a key minted with an expiry of %s expires in %i seconds', async ([text, seconds]) => {
  const { id } = await taskwireJson<FixtureKey>(mint('--scopes', 'read:tasks', '--expires', text))
  const { created_at, expires_at } = await find(id)
  expect(Date.parse(expires_at ?? '') - Date.parse(created_at)).toBe(seconds * 1000)
})

test('keys list shows keys in the order of creation, with every status', async () => {
  const world = await app.fixture()
  const keys = await taskwireJson<KeyDescription[]>(['keys', 'list', '--workspace', world.workspace.id])
  expect(keys.map((key) => key.id)).toEqual(
    Object.keys(world.keys).map((name) => world.keys[name as 'full'].id),
  )
  const statuses = Object.fromEntries(keys.map((key) => [key.id, key.status]))
  const { full, disabled, revoked, expired } = world.keys
  expect([full, disabled, revoked, expired].map(({ id }) => statuses[id])).toEqual([
    'active',
    'disabled',
    'revoked',
    'expired',
  ])
  const { stdout } = await taskwireInProcess(['keys', 'list', '--workspace', world.workspace.id])
  expect(stdout.split('\n')[0]).toMatch(/^ID +STATUS +NAME +EXPIRES AT +LAST USED AT +SECRETS +SCOPES$/)
  expect(stdout).toContain(`…${full.secret.slice(-4)}`)
  expect(stdout).not.toContain(full.secret)
})

test('keys rotate without an overlap ends the old secret immediately', async () => {
  const { id, secret } = await taskwireJson<FixtureKey>(mint('--scopes', 'read:tasks'))
  const rotated = await taskwireJson<Rotated>(['keys', 'rotate', id])
  expect(rotated).toEqual({ id, secret: expect.stringMatching(/^svc_/) as string, overlap_ends_at: null })
  clock.advance(60) // moves past the rotation, which used the real time
  expect([await status(secret), await status(rotated.secret)]).toEqual([401, 200])
})

test('keys disable, enable and revoke print the key and take effect', async () => {
  const { id, secret } = await taskwireJson<FixtureKey>(mint('--scopes', 'read:tasks'))
  const change = async (how: string) => {
    await app.context.recorders.flush()
    const key = await taskwireJson<KeyDescription>(['keys', how, id])
    expect(key).toEqual(await find(id))
    return [key.status, await status(secret)]
  }
  expect(await change('disable')).toEqual(['disabled', 403])
  expect(await change('enable')).toEqual(['active', 200])
  expect(await change('revoke')).toEqual(['revoked', 401])
  expect(await change('enable')).toEqual(['revoked', 401])
})

const mintRead = (...args: string[]) => mint('--scopes', 'read:tasks', ...args)
test.for<[what: string, args: () => string[], expected: RegExp, code?: 78]>([
  [
    'an unknown scope',
    () => mint('--scopes', 'read:tasks,all'),
    /'read:tasks,all' is invalid\. Scopes are/,
    78,
  ],
  ['a missing scope', () => mint('--scopes', ''), /is invalid\. Scopes are/, 78],
  [
    'a name of 101 characters',
    () => mintRead('--name', 'é'.repeat(101)),
    /--name.* is invalid\. Must be at most 100 characters\.$/,
    78,
  ],
  ['an unknown unit', () => mintRead('--expires', '3w'), /whole number with s, m, h or d/, 78],
  ['a fractional duration', () => mintRead('--expires', '0.5d'), /whole number/, 78],
  ['a missing unit', () => mintRead('--expires', '30'), /whole number/, 78],
  ['a duration of zero', () => mintRead('--expires', '0s'), /from 1s/, 78],
  [
    'an expiry that is too far in the future',
    () => mintRead('--expires', '99999999999d'),
    /hundred years/,
    78,
  ],
  [
    'an overlap that is too long',
    () => ['keys', 'rotate', fixture.keys.full.id, '--overlap', '169h'],
    /from 0s to 7d/,
    78,
  ],
  [
    'a creator who is a plain member',
    () => mintRead('--user', fixture.users.member),
    /is not an active owner or admin of ws_/,
  ],
  ['a revoked key', () => ['keys', 'rotate', fixture.keys.revoked.id], /^key_\w+ is revoked or expired$/],
  ['an expired key', () => ['keys', 'rotate', fixture.keys.expired.id], /^key_\w+ is revoked or expired$/],
  ['an unknown key', () => ['keys', 'revoke', 'key_nothing'], /^there is no key key_nothing$/],
  [
    'a key of another workspace',
    () => ['keys', 'list', '--workspace', 'ws_x'],
    /^there is no workspace ws_x$/,
  ],
])('%s is refused with one line that says why (product.md 14.2, 14.3)', async ([, args, expected, code]) => {
  expect(await taskwireError(args(), undefined, code)).toMatch(expected)
})

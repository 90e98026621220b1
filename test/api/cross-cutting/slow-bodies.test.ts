import { expect, test } from 'vitest'
import type { ErrorCode } from '../../../generated/errors.ts'
import { sql as query } from '../../../src/db/drizzle.ts'
import type { Transaction } from '../../../src/db/transaction.ts'
import { setMembership } from '../../../src/domain/accounts/change-members.ts'
import { resetPassword } from '../../../src/domain/accounts/create-accounts.ts'
import { signOut } from '../../../src/domain/accounts/end-sessions.ts'
import { changeKey, rotateKey } from '../../../src/domain/api-keys/change-keys.ts'
import type { Fixture, FixtureKey } from '../../../src/seeds/fixture.ts'
import { apiPrefix, settingsPrefix, type Answer } from '../../support/app.ts'
import { sendHalf } from '../../support/half-request.ts'
import { operatorOf, useKeys } from '../../support/keys.ts'
import { expectRefusal } from '../../support/refusal.ts'
import { rowsOf } from '../../support/rows.ts'
import { cookieOf, password, setPassword } from '../../support/settings.ts'
import { useWorld } from '../../support/world.ts'

/*
 * A key or a session that is gone at the time of the commit writes nothing (product.md 3.16). Each change is made
 * when half of the body has arrived. The pipeline adds the assertions, the same for every write of a scheme.
 */

const scene = useWorld()
const { app, clock, sql, commit } = scene
const { mint } = useKeys(scene)
const keySeconds = 3_600

/** A world of the test's own, with the credentials of its admin. */
interface Given {
  own: Fixture
  key: FixtureKey
  cookie: string
  email: string
}

async function admit(): Promise<Given> {
  const own = await app.fixture()
  const email = await setPassword(app, own, 'admin')
  const expiresAt = new Date(clock.now().getTime() + keySeconds * 1000)
  const key = await mint(own, expiresAt, own.users.admin)
  const cookie = cookieOf(await app.inSettings({}).post('/session', { email, password }))
  return { own, key, cookie, email }
}

interface Sending {
  finish: () => Promise<Answer>
  /** Sends the same request again, whole. */
  again: () => Promise<Answer>
}

const sends = {
  async key({ own, key }: Given): Promise<Sending> {
    const body = { title_text: 'Written late', project_id: own.projects.main }
    const headers = { Authorization: `Bearer ${key.secret}`, 'Idempotency-Key': 'late' }
    const request = { url: `${app.url}${apiPrefix}/tasks`, method: 'POST', headers, body }
    const finish = await sendHalf(app.context.admission.bodies, request)
    return { finish, again: () => app.withSecret(key.secret).post('/tasks', body) }
  },
  async session({ cookie }: Given): Promise<Sending> {
    const body = { name: 'Made late' }
    const headers = { Cookie: cookie, 'Idempotency-Key': 'late' }
    const request = { url: `${app.url}${settingsPrefix}/projects`, method: 'POST', headers, body }
    const finish = await sendHalf(app.context.admission.bodies, request)
    return { finish, again: () => app.inSettings({ Cookie: cookie }).post('/projects', body) }
  },
}

type Change = (tx: Transaction, now: Date, given: Given) => unknown

const setMember =
  (role: 'admin' | 'member', status: 'active' | 'suspended'): Change =>
  (tx, now, { own }) =>
    setMembership(tx, operatorOf(own, now), own.users.admin, { role, status })
const demote = setMember('member', 'active')
const suspend = setMember('admin', 'suspended')
const change =
  (to: Parameters<typeof changeKey>[3]): Change =>
  (tx, now, { own, key }) =>
    changeKey(tx, operatorOf(own, now), key.id, to)

test.each<[by: keyof typeof sends, what: string, code: ErrorCode, make: Change]>([
  ['key', 'revoked', 'api_key_required', change({ revoked: true })],
  ['key', 'disabled', 'api_key_disabled', change({ disabled: true })],
  ['key', 'stripped of its scope', 'scope_required', change({ scopes: ['read:projects'] })],
  [
    'key',
    'rotated at once',
    'api_key_required',
    (tx, now, { own, key }) => rotateKey(tx, operatorOf(own, now), key.id, 0),
  ],
  [
    'key',
    'given an end that has passed',
    'api_key_required',
    (tx, now, { key }) =>
      tx.execute(query`update api_keys set expires_at = ${now.toISOString()} where id = ${key.id}`),
  ],
  ['key', 'past its end', 'api_key_required', () => clock.advance(keySeconds)],
  ['key', 'of a creator who was demoted', 'api_key_required', demote],
  ['key', 'of a creator who was suspended', 'api_key_required', suspend],
  [
    'session',
    'signed out',
    'session_required',
    (tx, _now, { cookie }) => signOut(tx, cookie.replace('taskwire_session=', '')),
  ],
  [
    'session',
    'of a user whose password was reset',
    'session_required',
    (tx, now, { email }) => resetPassword(tx, { userId: null, via: 'cli', now }, email),
  ],
  [
    'session',
    'idle for too long',
    'session_required',
    () => clock.advance(app.context.config.sessionTtlSeconds),
  ],
  ['session', 'of a user who was suspended', 'session_required', suspend],
  ['session', 'of a user who was demoted', 'forbidden', demote],
])(
  'a write with a %s that is %s by then writes nothing, and gets the answer %s',
  async (by, _what, code, make) => {
    const given = await admit()
    const { finish, again } = await sends[by](given)
    await commit((tx) => Promise.resolve(make(tx, clock.now(), given)))
    const before = await rowsOf({ sql, world: given.own })
    const param = code === 'scope_required' ? 'scope' : undefined
    expectRefusal(await finish(), code, { param })
    expect(await rowsOf({ sql, world: given.own })).toEqual(before)
    expectRefusal(await again(), code, { param })
  },
)

test.each(['key', 'session'] as const)('a write with a %s that is still allowed is done', async (by) => {
  const { finish } = await sends[by](await admit())
  expect((await finish()).status).toBe(201)
})

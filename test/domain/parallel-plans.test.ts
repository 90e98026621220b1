import { expect, test } from 'vitest'
import { hashPassword } from '../../src/crypto/passwords.ts'
import { commitPlan } from '../../src/db/commit.ts'
import type { Plan } from '../../src/db/plan.ts'
import { runTransaction } from '../../src/db/transaction.ts'
import { changePassword } from '../../src/domain/accounts/change-password.ts'
import type { Session } from '../../src/domain/accounts/sessions.ts'
import { startSession } from '../../src/domain/accounts/start-session.ts'
import { changeKey, mintKey, rotateKey } from '../../src/domain/api-keys/change-keys.ts'
import { describeKey } from '../../src/domain/api-keys/describe-key.ts'
import {
  addEndpoint,
  rotateEndpointSecret,
  updateEndpoint,
} from '../../src/domain/webhooks/change-endpoints.ts'
import { describeEndpoint } from '../../src/domain/webhooks/describe-endpoint.ts'
import { waitForLocks } from '../support/database/locks.ts'
import { giveEndpoint } from '../support/world/webhooks.ts'
import { useWorld } from '../support/world/world.ts'

/* Concurrent requests on two nodes plan from the same reads before either commits. */

const { app, clock, sql, web, world } = useWorld()
const hourSeconds = 3_600

/** Makes each plan on a different node, and commits none before all are planned. */
function commitTogether<T>(...makes: ((plan: Plan) => Promise<T>)[]): Promise<PromiseSettledResult<T>[]> {
  const { db, background } = app.context
  const allPlanned = Promise.withResolvers<void>()
  let planned = 0
  const nodes = [db, background]
  return Promise.allSettled(
    makes.map((make, i) =>
      commitPlan(nodes[i] ?? db, async (plan) => {
        const made = await make(plan)
        if (++planned === makes.length) allPlanned.resolve()
        await allPlanned.promise
        return made
      }),
    ),
  )
}

const codesOf = (all: PromiseSettledResult<unknown>[]): unknown[] =>
  all.map((one) => (one.status === 'rejected' ? (one.reason as { code: string }).code : 'made')).sort()

test('if two keys are minted concurrently for the last free slot, one is refused with key_limit (product.md 3.17)', async () => {
  const { workspace } = world
  const isLive = sql`workspace_id = ${workspace.id} and revoked_at is null
    and (expires_at is null or expires_at > ${clock.now().toISOString()})`
  await sql`
    insert into api_keys (workspace_id, id, name, scopes, created_by, created_at)
    select ${workspace.id}, 'key_' || gen_random_uuid(), 'one of many', '{read:tasks}', ${world.users.owner}, now()
    from generate_series(1, 999 - (select count(*) from api_keys where ${isLive}))`
  const mint = (plan: Plan) => mintKey(plan, web(), { name: 'the last', scopes: [] })
  expect(codesOf(await commitTogether(mint, mint))).toEqual(['key_limit', 'made'])
  expect([...(await sql`select count(*)::int from api_keys where ${isLive}`)]).toEqual([{ count: 1_000 }])
  await sql`delete from api_keys where workspace_id = ${workspace.id} and name = 'one of many'`
})

test('if two endpoints are added concurrently for the last free slot, one is refused with endpoint_limit (product.md 13.12)', async () => {
  const { workspace } = await app.fixture()
  for (let i = 0; i < 19; i++) await giveEndpoint(app, workspace.id, `https://hooks.example.com/${i}`)
  const source = { ...web(), workspaceId: workspace.id }
  const endpoint = { url: 'https://hooks.example.com/', events: [] }
  const add = (plan: Plan) => addEndpoint(plan, source, app.context.secrets.box, endpoint)
  expect(codesOf(await commitTogether(add, add))).toEqual(['endpoint_limit', 'made'])
})

test('a key that is rotated twice concurrently has two active secrets, the newest without an expiry (product.md 3.10)', async () => {
  const { db } = app.context
  const { id } = world.keys.full
  const rotate = (plan: Plan) => rotateKey(plan, web(), id, hourSeconds)
  expect(codesOf(await commitTogether(rotate, rotate))).toEqual(['made', 'made'])
  const { secrets } = await describeKey(db, world.workspace.id, id, clock.now())
  expect(secrets.map(({ expires_at }) => expires_at === null).sort()).toEqual([false, true])
})

test('a signing secret that is rotated twice concurrently has two active secrets (product.md 13.5)', async () => {
  const { db } = app.context
  const { id } = await giveEndpoint(app, world.workspace.id, 'https://hooks.example.com/rotated')
  const rotate = (plan: Plan) => rotateEndpointSecret(plan, web(), app.context.secrets.box, id, hourSeconds)
  expect(codesOf(await commitTogether(rotate, rotate))).toEqual(['made', 'made'])
  const { secrets } = await describeEndpoint(db, world.workspace.id, id, clock.now())
  expect(secrets.map(({ expires_at }) => expires_at === null)).toEqual([true, false])
})

test('two concurrent changes to a key are both kept', async () => {
  const { id } = world.keys.admin
  const all = await commitTogether(
    (plan) => changeKey(plan, web(), id, { name: 'Renamed' }),
    (plan) => changeKey(plan, web(), id, { disabled: true }),
  )
  expect(codesOf(all)).toEqual(['made', 'made'])
  expect(await describeKey(app.context.db, world.workspace.id, id, clock.now())).toMatchObject({
    name: 'Renamed',
    status: 'disabled',
  })
})

test('two concurrent changes to an endpoint are both kept', async () => {
  const { id } = await giveEndpoint(app, world.workspace.id, 'https://hooks.example.com/changed')
  const url = 'https://hooks.example.com/elsewhere'
  const { db, background, mailing } = app.context
  const changing = await runTransaction(db, async (tx) => {
    await updateEndpoint(tx, web(), mailing, id, { url })
    const other = runTransaction(background, (tx) =>
      updateEndpoint(tx, web(), mailing, id, { events: ['task.created'] }),
    )
    await waitForLocks(sql, 1)
    return { other }
  })
  await changing.other
  expect(await describeEndpoint(app.context.db, world.workspace.id, id, clock.now())).toMatchObject({
    url,
    events: ['task.created'],
  })
})

/** Gives the admin a password, and returns the input of a sign-in. */
async function signedIn() {
  const passwordHash = await hashPassword('five small trees by the pond')
  const userId = world.users.admin
  // A sign-in changes neither value, and concurrent plans must still conflict with it.
  const last_workspace_id = world.workspace.id
  await sql`update users set ${sql({ password_hash: passwordHash, last_workspace_id })} where id = ${userId}`
  return { userId, workspaceId: world.workspace.id, passwordHash }
}

const visitor = { ip: '192.0.2.1', userAgent: null }
const sessionsOf = (userId: string) => sql`select id from sessions where user_id = ${userId}`

test('two concurrent sign-ins leave a user with at most 100 sessions (product.md 18.11)', async () => {
  const given = await signedIn()
  const at = clock.now().toISOString()
  await sql`
    insert into sessions (hash, id, user_id, workspace_id, created_at, last_seen_at, ip)
    select sha256(uuid_send(gen_random_uuid())), 'ses_' || gen_random_uuid(), ${given.userId}, ${given.workspaceId},
      ${at}, ${at}, '192.0.2.1' from generate_series(1, 99)`
  const start = (plan: Plan) => startSession(plan, given, visitor, clock.now())
  expect(codesOf(await commitTogether(start, start))).toEqual(['made', 'made'])
  expect(await sessionsOf(given.userId)).toHaveLength(100)
})

test('a sign-in during a password change leaves no session (product.md 18.6)', async () => {
  const given = await signedIn()
  const session = { id: 'ses_of_the_change', user: { id: given.userId } } as Session
  const hashes = { current: given.passwordHash, next: 'another' }
  const all = await commitTogether<unknown>(
    (plan) => startSession(plan, given, visitor, clock.now()),
    (plan) => changePassword(plan, session, hashes),
  )
  expect(all[1]?.status).toBe('fulfilled')
  expect(await sessionsOf(given.userId)).toHaveLength(0)
})

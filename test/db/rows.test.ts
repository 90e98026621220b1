import { beforeAll, describe, expect, test } from 'vitest'
import { commitPlan } from '../../src/db/commit.ts'
import type { Database } from '../../src/db/database.ts'
import { eq } from '../../src/db/drizzle.ts'
import { OpenPlan, type Plan } from '../../src/db/plan.ts'
import { assert, insert, remove, removeAll, update, updateIfExists, versionOf } from '../../src/db/rows.ts'
import { apiKeySecrets, memberships, projects, users, workspaces } from '../../src/db/schema.ts'
import { useWorld } from '../support/world/world.ts'

const { app, world } = useWorld()
let db: Database
beforeAll(() => {
  db = app.context.db
})

const key = () => ({ workspace_id: world.workspace.id, id: world.projects.main })
const isProject = () => eq(projects.id, world.projects.main)

async function readVersion(): Promise<string> {
  const [row] = await db
    .select({ version: versionOf(projects) })
    .from(projects)
    .where(isProject())
  return row?.version ?? ''
}

const commit = (make: (plan: Plan) => void): Promise<void> =>
  commitPlan(db, (plan) => {
    make(plan)
    return Promise.resolve()
  })

describe('a plan whose row has changed since it was read is stale, and writes nothing', () => {
  test.each<[what: string, add: (plan: Plan, version: string) => void]>([
    ['an update', (plan, version) => update(plan, projects, key(), { name: 'Stale' }, { version })],
    ['a deletion', (plan, version) => remove(plan, projects, key(), { version })],
    ['an assertion', (plan, version) => assert(plan, projects, key(), { version })],
    ['an asserted column', (plan) => assert(plan, projects, key(), { visibility: 'private' })],
    [
      'an update of a row that is gone',
      (plan) => update(plan, projects, { ...key(), id: 'project_gone' }, { name: 'Stale' }, {}),
    ],
  ])('a plan with %s of a stale row writes nothing', async (_what, add) => {
    const version = await readVersion()
    await commit((plan) => update(plan, projects, key(), { name: 'Renamed' }, { version }))
    const stale = commit((plan) => {
      update(plan, workspaces, { id: world.workspace.id }, { name: 'Not written' }, {})
      add(plan, version)
    })
    await expect(stale).rejects.toMatchObject({ code: 'STALE_PLAN' })
    const [workspace] = await db.select().from(workspaces).where(eq(workspaces.id, world.workspace.id))
    expect(workspace?.name).not.toBe('Not written')
  })
})

test('equal updates in flight are committed one by one, each based on the version of the previous update', async () => {
  const rename = () =>
    commitPlan(db, async (plan) => {
      const version = await readVersion()
      update(plan, projects, key(), { name: 'Twice' }, { version })
      return version
    })
  const committed = await Promise.all(Array.from({ length: 5 }, rename))
  expect(new Set(committed).size).toBe(5)
})

test('each change is named after its table and key, and an assertion has no name', () => {
  const plan = new OpenPlan(db)
  const person = { workspace_id: 'ws_1', user_id: 'user_1' }
  remove(plan, memberships, person, {})
  updateIfExists(plan, memberships, person, { last_seen_at: null })
  update(plan, workspaces, { id: 'ws_1' }, { name: 'One' }, {})
  assert(plan, workspaces, { id: 'ws_1' }, { state: 'active' })
  expect(plan.changes).toEqual([
    '"memberships" ws_1 user_1',
    '"memberships" ws_1 user_1',
    '"workspaces" ws_1',
  ])
})

test('a change that lacks a column of the primary key throws an error that names the key', () => {
  const plan = new OpenPlan(db)
  expect(() => remove(plan, memberships, { workspace_id: 'ws_1' }, {})).toThrow('workspace_id, user_id')
})

test('plans that set the same columns of a table share a statement', () => {
  const plan = new OpenPlan(db)
  for (const id of ['project_1', 'project_2'])
    update(plan, projects, { workspace_id: 'ws_1', id }, { name: id, description: null }, { version: '1' })
  expect([...plan.rows.values()].map((rows) => rows.size)).toEqual([2])
})

test('bytes, lists and nulls are stored unchanged', async () => {
  const hash = Buffer.from([0, 1, 254, 255])
  const secret = { workspace_id: world.workspace.id, key_id: world.keys.full.id, last4: '1234' }
  const row = {
    ...secret,
    hash,
    created_at: '2026-11-21T09:30:00.000Z',
    expires_at: null,
    last_used_at: null,
  }
  await commit((plan) => insert(plan, apiKeySecrets, row))
  const [stored] = await db.select().from(apiKeySecrets).where(eq(apiKeySecrets.hash, hash))
  expect(stored).toEqual(row)
  const codes = ['a,b', '"', '{}']
  const id = world.users.member
  await commit((plan) => update(plan, users, { id }, { recovery_codes: codes }, { second_factor_at: null }))
  const [user] = await db.select().from(users).where(eq(users.id, id))
  expect(user?.recovery_codes).toEqual(codes)
  await commit((plan) => removeAll(plan, apiKeySecrets, { workspace_id: secret.workspace_id, hash }))
  expect(await db.$count(apiKeySecrets, eq(apiKeySecrets.hash, hash))).toBe(0)
})

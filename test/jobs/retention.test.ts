import { expect, test } from 'vitest'
import { firstId, newId } from '../../src/domain/ids.ts'
import { listKeys } from '../../src/domain/api-keys/describe-key.ts'
import { runJob } from '../support/app/jobs.ts'
import { useWorld } from '../support/world/world.ts'

const { app, world, clock, sql } = useWorld()

const timeAgo = (days: number): Date => new Date(clock.now().getTime() - days * 86_400_000)
const daysAgo = (days: number): string => timeAgo(days).toISOString()

async function forget(): Promise<void> {
  await runJob(app.context, 'old record')
}

test('activities are kept for 365 days and notifications for 90, in every workspace (product.md 17.10)', async () => {
  const workspaces = [world.workspace.id, world.foreign.workspace]
  const ages = [
    { table: 'activities', prefix: 'activity', days: 365 },
    { table: 'notifications', prefix: 'notification', days: 90 },
  ] as const
  for (const workspaceId of workspaces) {
    for (const { table, prefix, days } of ages) {
      // More old rows than one batch deletes.
      const times = [...Array.from({ length: 1_100 }, () => days + 0.1), days - 0.1, 0]
      const rows = times.map((age) => ({
        workspace_id: workspaceId,
        id: newId(prefix, timeAgo(age)),
        ...(table === 'notifications' ? { user_id: world.users.owner } : {}),
        type: 'task.created',
        via: 'job',
        subject_id: 'task_1',
        created_at: daysAgo(age),
      }))
      await sql`insert into ${sql(table)} ${sql(rows)}`
    }
  }
  await forget()
  for (const workspaceId of workspaces) {
    for (const { table, prefix, days } of ages) {
      const left = await sql<{ id: string }[]>`
        select id from ${sql(table)} where workspace_id = ${workspaceId} and subject_id = 'task_1' order by id`
      expect(left).toHaveLength(2)
      expect((left[0]?.id ?? '') > firstId(prefix, timeAgo(days))).toBe(true)
    }
  }
})

test('expired secrets are deleted after 30 days, except for the last used secret (product.md 3.15)', async () => {
  const { db } = app.context
  const { id: workspaceId } = world.workspace
  const { id: keyId } = world.keys.full
  // Ages in days. The secret of the fixture is live, and was never used.
  const secrets = [
    { last4: 'used', ended: 40, used: 41 },
    { last4: 'last', ended: 31, used: 35 },
    { last4: 'same', ended: 31, used: 41 },
    { last4: 'idle', ended: 31, used: null },
    { last4: 'late', ended: 29, used: null },
  ]
  await sql`update api_key_secrets set last_used_at = null where workspace_id = ${workspaceId} and key_id = ${keyId}`
  await sql`insert into api_key_secrets ${sql(
    secrets.map(({ last4, ended, used }) => ({
      hash: Buffer.from(last4),
      workspace_id: workspaceId,
      key_id: keyId,
      last4,
      created_at: daysAgo(50),
      expires_at: daysAgo(ended),
      last_used_at: used === null ? null : daysAgo(used),
    })),
  )}`
  const [endpoint] = await sql`
    insert into webhook_endpoints (workspace_id, id, url, created_at, disabled_at)
    values (${workspaceId}, ${newId('whe', clock.now())}, 'https://receiver.example', now(), now()) returning id`
  for (const [last4, ended] of [
    ['over', 31],
    ['late', 29],
    ['live', null],
  ] as const)
    await sql`
      insert into webhook_secrets (workspace_id, endpoint_id, sealed, last4, created_at, expires_at)
      values (${workspaceId}, ${endpoint?.id as string}, ${Buffer.from(last4)}, ${last4}, now(),
        ${ended === null ? null : daysAgo(ended)})`
  await forget()
  const left = await sql<{ last4: string }[]>`
    select last4 from api_key_secrets
    where workspace_id = ${workspaceId} and key_id = ${keyId} and expires_at is not null order by 1`
  expect(left.map(({ last4 }) => last4)).toEqual(['last', 'late'])
  const keys = await listKeys(db, workspaceId, clock.now(), { limit: 100, after: null })
  expect(keys.rows.find(({ id }) => id === keyId)?.last_used_at).toBe(daysAgo(35))
  const signing = await sql<{ last4: string }[]>`
    select last4 from webhook_secrets where workspace_id = ${workspaceId} order by 1`
  expect(signing.map(({ last4 }) => last4)).toEqual(['late', 'live'])
})

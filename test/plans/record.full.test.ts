import { beforeAll, expect, onTestFinished, test } from 'vitest'
import type { Database } from '../../src/db/database.ts'
import { openForWork } from '../../src/db/open-database.ts'
import { listActivity } from '../../src/domain/record/list-activity.ts'
import { listDeliveries } from '../../src/domain/webhooks/describe-delivery.ts'
import { testDatabaseUrl } from '../support/database/database.ts'
import { useWorld } from '../support/world/world.ts'

/* Rare rows of the activity log are found by an index, however large the tables are. */

const { world, sql } = useWorld()
const count = 20_000
const page = { limit: 25, after: null }

beforeAll(async () => {
  const { id } = world.workspace
  await sql`insert into webhook_endpoints (workspace_id, id, url, created_at) values (${id}, 'whe_1', 'x', now())`
  await sql`
    insert into activities (workspace_id, id, type, user_id, via, api_key_id, subject_id, created_at)
    select ${id}, 'activity_00' || n, 'task.updated', 'user_1', 'api', 'key_1', 'task_1', now()
    from generate_series(1, ${count}::int) n`
  await sql`
    insert into webhook_events (workspace_id, id, type, body, created_at)
    select ${id}, 'evt_' || n, 'task.updated', '{}', now() from generate_series(1, ${count}::int) n`
  await sql`
    insert into webhook_deliveries (workspace_id, id, endpoint_id, event_id, status, created_at)
    select ${id}, 'whd_' || n, 'whe_1', 'evt_' || n, 'delivered', now()
    from generate_series(1, ${count}::int) n`
  for (const table of ['activities', 'webhook_events', 'webhook_deliveries']) await sql`analyze ${sql(table)}`
})

const viewer = () => ({ workspaceId: world.workspace.id, userId: world.users.owner })
const deliveryFilter = { statuses: [], type: 'project.created' } as const

test.each<[string, string, (db: Database) => Promise<{ rows: unknown[] }>]>([
  [
    'activities of a type',
    'activities_by_type',
    (db) => listActivity(db, viewer(), { type: 'key.revoked' }, page),
  ],
  [
    'activities of a key',
    'activities_by_key',
    (db) => listActivity(db, viewer(), { keyId: 'key_unused' }, page),
  ],
  [
    'activities of a person',
    'activities_by_person',
    (db) => listActivity(db, viewer(), { actorId: 'user_idle' }, page),
  ],
  [
    'deliveries of a type',
    'webhook_events_by_type',
    (db) => listDeliveries(db, world.workspace.id, 'whe_1', deliveryFilter, page),
  ],
])('%s are found by the index %s', async (_what, index, list) => {
  const sent: { text: string; params: readonly unknown[] }[] = []
  const onQuery = (text: string, params: readonly unknown[]) => void sent.push({ text, params })
  const { db, close } = openForWork(await testDatabaseUrl(), { total: 1, applicationName: 'plans', onQuery })
  onTestFinished(close)
  await list(db)
  const { text = '', params = [] } = sent.at(-1) ?? {}
  const plan = await sql.unsafe<{ 'QUERY PLAN': string }[]>(`explain ${text}`, params as string[])
  expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toContain(index)
})

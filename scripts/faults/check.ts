import { setTimeout as delay } from 'node:timers/promises'
import { sql } from '../../src/db/drizzle.ts'
import type { Entry } from './clients.ts'
import { failedDuring, type Incident } from './incidents.ts'
import { hashOf } from './receiver.ts'
import type { World } from './world.ts'

const deliveryTimeoutMs = 120_000

/** Compares the database with what was acknowledged. Adds violations to the findings. */
export async function check(
  world: World,
  journal: readonly Entry[],
  incidents: readonly Incident[],
): Promise<{ events: number }> {
  checkAffected(world, incidents)
  await checkTasks(world, journal)
  await waitUntilDelivered(world)
  return checkEvents(world, journal)
}

/** Checks that unaffected nodes responded throughout, and refused requests only by rate limit. */
function checkAffected(world: World, incidents: readonly Incident[]): void {
  for (const incident of incidents) {
    const { name, kind, to } = incident
    for (const one of failedDuring(world, incident))
      if (kind.isUnaffected?.(one, to)) {
        const { call, node, failure = '' } = one
        world.findings.push(
          `affected by ${name}: ${call} at ${node.name}: ${one.status ?? `no response: ${failure}`}`,
        )
      }
  }
}

/** Checks that every acknowledged write exists exactly once, and that no create took effect twice, acknowledged or not. */
export async function checkTasks(
  { db, fixture, findings }: Pick<World, 'db' | 'fixture' | 'findings'>,
  journal: readonly Entry[],
): Promise<void> {
  const rows = await db.execute<{ id: string; title: string; progress: number | null }>(sql`
    select id, title, progress from tasks
    where workspace_id = ${fixture.workspace.id} and title like 'client %'`)
  const byTitle = Map.groupBy(rows, ({ title }) => title)
  for (const [title, tasks] of byTitle) if (tasks.length > 1) findings.push(`duplicated: ${title}`)
  for (const { title, id, progress } of journal) {
    const [task] = byTitle.get(title) ?? []
    if (task?.id !== id) findings.push(`lost: ${title}`)
    else if (task.progress !== progress)
      findings.push(`lost: progress ${progress} of ${title}, which is now ${task.progress}`)
  }
}

async function waitUntilDelivered({ db, findings }: World): Promise<void> {
  const deadline = Date.now() + deliveryTimeoutMs
  for (;;) {
    const rows = await db.execute<{ status: string; count: number }>(
      sql`select status, count(*)::int as count from webhook_deliveries where status <> 'delivered' group by 1`,
    )
    if (rows.length === 0) return
    if (Date.now() > deadline) return void findings.push(`not delivered: ${JSON.stringify(rows)}`)
    await delay(200)
  }
}

/** Checks that every change has an event, and that each event was acknowledged, and sent only with its stored body. */
async function checkEvents(
  { db, fixture, receiver, findings }: World,
  journal: readonly Entry[],
): Promise<{ events: number }> {
  const rows = await db.execute<{ id: string; type: string; body: string }>(
    sql`select id, type, body from webhook_events where workspace_id = ${fixture.workspace.id}`,
  )
  for (const { id, body } of rows) {
    const hashes = receiver.received.get(id)
    if (!receiver.acknowledged.has(id)) findings.push(`event not acknowledged: ${id}`)
    if (hashes && (hashes.size > 1 || !hashes.has(hashOf(body))))
      findings.push(`changed between attempts: ${id}`)
  }
  const known = new Set(rows.map(({ id }) => id))
  for (const id of receiver.received.keys()) if (!known.has(id)) findings.push(`unknown event: ${id}`)
  const announced = new Set(
    rows.map(({ type, body }) => `${type} ${(JSON.parse(body) as { data: { id: string } }).data.id}`),
  )
  for (const { id, title, progress } of journal) {
    if (!announced.has(`task.created ${id}`)) findings.push(`not announced: the creation of ${title}`)
    if (progress !== null && !announced.has(`task.updated ${id}`))
      findings.push(`not announced: a change of ${title}`)
  }
  return { events: rows.length }
}

import { expect, test } from 'vitest'
import { createLazySender } from '../../src/delivery/lazy-sender.ts'
import { DeliveryWorker } from '../../src/delivery/worker.ts'
import { startJobs } from '../../src/jobs/scheduler.ts'
import { useWorld } from '../support/world/world.ts'

const { app, sql } = useWorld()

test('while a job or the deliveries fail, /readyz returns 200 with the status degraded, and names them (product.md 15.8)', async () => {
  const readiness = async (): Promise<unknown[]> => {
    const answer = await fetch(`${app.url}/readyz`)
    return [answer.status, await answer.json()]
  }
  const runUntil = async (failing: unknown): Promise<void> => {
    const jobs = startJobs(app.context)
    const worker = new DeliveryWorker(app.context, createLazySender(app.context.config.webhooks))
    await expect.poll(() => [...app.context.metrics.failing].sort(), { timeout: 60_000 }).toEqual(failing)
    await Promise.all([jobs.stop(), worker.stop()])
  }
  const rename = (from: string, to: string) => sql`
    alter table webhook_deliveries rename column ${sql(from)} to ${sql(to)}`
  expect(await readiness()).toEqual([200, { status: 'ready' }])
  await rename('queue', 'gone')
  await sql`alter table password_resets rename to gone`
  try {
    await runUntil(expect.arrayContaining(['deliveries', 'expired password resets']))
    expect(await readiness()).toEqual([
      200,
      { status: 'degraded', failing: expect.arrayContaining(['deliveries', 'expired password resets']) },
    ])
  } finally {
    await rename('gone', 'queue')
    await sql`alter table gone rename to password_resets`
  }
  await runUntil([])
  expect(await readiness()).toEqual([200, { status: 'ready' }])
})

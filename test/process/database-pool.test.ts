import postgres from 'postgres'
import { expect, onTestFinished, test } from 'vitest'
import { openForWork } from '../../src/db/open-database.ts'
import { createFixture } from '../../src/seeds/fixture.ts'
import { testDatabaseUrl } from '../support/database/database.ts'
import { waitForLocks } from '../support/database/locks.ts'
import { startServer } from '../support/app/server.ts'
import { waitFor } from '../support/runner/wait-for.ts'

test.each([4, 16])(
  'DATABASE_POOL=%s opens this many connections under load, and one for LISTEN',
  async (size) => {
    const url = await testDatabaseUrl()
    const { db, close } = openForWork(url, { total: 2, applicationName: 'test' })
    const { keys, tasks, projects } = await createFixture(db, new Date())
    await close()
    const sql = postgres(url, { max: 2, onnotice: () => undefined })
    onTestFinished(() => sql.end())
    const server = await startServer({
      DATABASE_URL: url,
      DATABASE_POOL: String(size),
      SESSION_SECRET: 'x'.repeat(32),
      LOG_LEVEL: 'silent',
    })
    const count = async (): Promise<{ working: number; listening: number }> => {
      const [row] = await sql<{ working: number; listening: number }[]>`
      select count(*) filter (where application_name = 'taskwire')::int as working,
        count(*) filter (where application_name = 'taskwire listener')::int as listening
      from pg_stat_activity where datname = current_database() and application_name like 'taskwire%'`
      return row ?? { working: 0, listening: 0 }
    }
    const send = async (path: string, body?: object): Promise<number> => {
      const headers = { Authorization: `Bearer ${keys.full.secret}`, 'Content-Type': 'application/json' }
      const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers }
      const answer = await fetch(`${server.url}/api/public/v1${path}`, init)
      await answer.arrayBuffer()
      return answer.status
    }
    // The key is cached by this request, so the requests below wait only for tasks.
    expect(await send('/me')).toBe(200)
    let requests: Promise<number>[] = []
    const load = sql.begin(async (tx) => {
      await tx`lock table tasks in access exclusive mode`
      requests = Array.from({ length: 90 }, (_, i) => {
        if (i % 3 === 0) return send('/tasks', { title_text: 'Waits', project_id: projects.main })
        return send(i % 3 === 1 ? `/tasks/${tasks.first}` : `/tasks?limit=100&title=${i}`)
      })
      await waitForLocks(sql, size / 4)
    })
    let most = 0
    const statuses = load.then(() => Promise.all(requests))
    let hasEnded = false
    void statuses.finally(() => (hasEnded = true))
    await waitFor(async () => {
      const { working, listening } = await count()
      most = Math.max(most, working)
      expect(listening).toBeLessThanOrEqual(1)
      return hasEnded
    })
    await statuses
    expect(most).toBeLessThanOrEqual(size)
    expect(most).toBeGreaterThanOrEqual(size / 4)
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
  },
)

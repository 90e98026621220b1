import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Schemas } from '../../generated/openapi.operations.ts'
import { expect, inject, onTestFinished, test } from 'vitest'
import type { Finding } from '../../src/checks/finding.ts'
import { nodesOf, nodeUrl, on } from '../support/database/citus.ts'
import { taskwireInProcess } from '../support/app/cli.ts'
import { readAllPages } from '../support/contract/lists.ts'
import { useWorld } from '../support/world/world.ts'
import { waitFor } from '../support/runner/wait-for.ts'

const { app } = useWorld()

/** Runs a command of pg_ctl on a node of this machine, whose data belongs to the user postgres. */
const pgCtl = (data: string, ...args: string[]) =>
  promisify(execFile)('runuser', [
    '-u',
    'postgres',
    '--',
    '/usr/lib/postgresql/15/bin/pg_ctl',
    '-D',
    data,
    ...args,
  ])

test(
  'a worker that is killed under load is reported by doctor, loses no acknowledged task, and is used again (product.md 14.17)',
  { timeout: 400_000 },
  async (context) => {
    const [, worker] = await nodesOf(inject('database').url)
    if (!worker) throw new Error('the cluster has no worker')
    const url = nodeUrl(inject('database').url, worker)
    const [row] = await on(
      url,
      (sql) => sql<{ data: string }[]>`select current_setting('data_directory') as data`,
    )
    const data = row?.data ?? ''
    if (!(await pgCtl(data, 'status').catch(() => undefined)))
      return context.skip('the worker is on another machine')
    const start = () => pgCtl(data, '-w', '-l', `${data}.log`, 'start')
    onTestFinished(async () => void (await start().catch(() => undefined)))

    // Several worlds, so that some of them are on the worker.
    const worlds = await Promise.all(Array.from({ length: 6 }, () => app.fixture()))
    const created = new Map<string, string>()
    const statuses = new Set<number>()
    let isLoading = true
    // A load that outlived the test would reset the counter of ids for the files that follow.
    onTestFinished(() => void (isLoading = false))
    const load = worlds.map(async ({ keys, projects, workspace }) => {
      const caller = app.withSecret(keys.full.secret)
      while (isLoading) {
        const answer = await caller.post('/tasks', { title_text: 'Under load', project_id: projects.main })
        statuses.add(answer.status)
        if (answer.status === 201) created.set((answer.body as Schemas['TaskResponse']).data.id, workspace.id)
      }
    })
    await waitFor(() => created.size > 20)
    await pgCtl(data, '-m', 'immediate', 'stop')
    await waitFor(() => [...statuses].some((status) => status >= 500))
    const { stdout } = await taskwireInProcess(['doctor', '--json'])
    const { checks } = JSON.parse(stdout) as { checks: Finding[] }
    expect(checks.find(({ check }) => check === 'citus_nodes')).toMatchObject({
      status: 'problem',
      message: `unreachable: ${worker.name}:${worker.port}`,
    })
    await start()
    const before = created.size
    await waitFor(() => new Set([...created.values()].slice(before)).size === worlds.length, 120_000)
    isLoading = false
    await Promise.all(load)

    expect([...statuses].filter((status) => status < 500)).toEqual([201])
    const found = new Set<string>()
    for (const { keys } of worlds) {
      const tasks = await readAllPages(app.withSecret(keys.full.secret), '/tasks', () => 100)
      for (const { id } of tasks) found.add(id)
    }
    expect([...created.keys()].filter((id) => !found.has(id))).toEqual([])
  },
)

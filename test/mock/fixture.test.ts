import { once } from 'node:events'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { readConfig } from '../../src/config.ts'
import { readFixtureFile } from '../../src/conformance/fixture-file.ts'
import { rules } from '../../src/conformance/rules.ts'
import { runRules, type Report } from '../../src/conformance/run-rules.ts'
import { addFixture } from '../../src/mock/fixture.ts'
import { createMockApp } from '../../src/mock/mock-app.ts'
import { apiPrefix } from '../support/app.ts'

let report: Report
beforeAll(async () => {
  const { app, state } = await createMockApp({ config: readConfig({}), latencyMs: 0 })
  const server = createServer(app)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const file = join(await mkdtemp(join(tmpdir(), 'taskwire-mock-')), 'fixture.json')
  await writeFile(file, JSON.stringify(addFixture(state, new Date())))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${apiPrefix}`
  report = await runRules(rules, { url, fixture: await readFixtureFile(file) }, { say: () => undefined })
  server.close()
})

const idsThat = (wanted: (rule: Report['rules'][number]) => boolean): string[] =>
  report.rules.filter(wanted).map(({ id }) => id)

test('the mock keeps every rule of the conformance kit that can be tried on it', () => {
  expect(report.rules.filter(({ status }) => status === 'failed')).toEqual([])
  expect(report.passed).toBeGreaterThan(120)
})

test('what it has not is all that is skipped, and budgets that are too large', () => {
  const absent = idsThat(({ detail }) => detail.startsWith('the fixture has no '))
  expect(absent).toEqual([
    'visibility/foreign',
    'visibility/private',
    'visibility/archived',
    'visibility/inbox',
    'visibility/same-answer',
    'visibility/write',
    'visibility/projects-list',
    'visibility/tasks-list',
    'visibility/events-list',
    'visibility/members',
    'filters/unseen-project',
    'tasks/inbox',
    'tasks/unseen-target',
    'tasks/viewer',
    'tasks/assignees',
    'events/unseen-project',
    'events/viewer',
    'events/strangers',
  ])
  const others = idsThat(({ id, status }) => status === 'skipped' && !absent.includes(id))
  expect(others.filter((id) => !/^(webhooks\/|limits\/.*(exhausted|retry-after))/.test(id))).toEqual([])
})

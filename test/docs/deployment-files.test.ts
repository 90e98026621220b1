import { globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'

/* Each file for deployments is used by a test, or says in its first lines that no test starts it. */

const container = 'test/support/image/deployments.ts'
const proxy = 'test/support/network/proxies.ts'
const promtool = 'test/deploy/promtool.full.test.ts'
const vectors = 'test/delivery/vectors.full.test.ts'

/** The file of the tests that reads and starts each file; null if none does. */
const startedBy: Record<string, string | null> = {
  'compose.yaml': container,
  'deploy/citus/compose.yaml': null,
  'deploy/grafana/taskwire.json': promtool,
  'deploy/haproxy.cfg': proxy,
  'deploy/kubernetes/nodes.yaml': container,
  'deploy/kubernetes/single.yaml': container,
  'deploy/nginx.conf': proxy,
  'deploy/owner.sql': 'test/support/database/postgres-15.ts',
  'deploy/prometheus/alerts.yaml': promtool,
  'examples/webhooks/verify.go': vectors,
  'examples/webhooks/verify.py': vectors,
  'examples/webhooks/verify.sh': vectors,
  'examples/webhooks/verify.ts': vectors,
}

test('every file for deployments is listed with the test that starts it', () => {
  const found = globSync(['compose.yaml', '{deploy,examples}/**/*'], { withFileTypes: true })
  const files = found
    .filter((one) => one.isFile())
    .map((one) => relative('.', join(one.parentPath, one.name)))
  expect(Object.keys(startedBy)).toEqual(files.sort())
})

test.each(Object.entries(startedBy))('%s is read by %s', (file, test) => {
  const name = file.split('/').at(-1) ?? ''
  if (test === null)
    expect(readFileSync(file, 'utf8').split('\n').slice(0, 8).join('\n')).toMatch(/No test starts/)
  else expect(readFileSync(test, 'utf8')).toContain(name)
})

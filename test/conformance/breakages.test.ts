import { expect, test } from 'vitest'
import { rules } from '../../tools/conformance/rules.ts'
import { breakages, failedOf, useBrokenServers } from './broken-servers.ts'

const { tryOn } = useBrokenServers()

test('every rule has its breakage', () => {
  expect(Object.keys(breakages).sort()).toEqual(rules.map(({ id }) => id).sort())
})

test('an unbroken server behind the proxies breaks none', async () => {
  const report = await tryOn(undefined)
  expect(failedOf(report)).toEqual([])
  const reasons = report.rules.filter(({ status }) => status === 'skipped').map(({ detail }) => detail)
  for (const reason of reasons) expect(reason).toMatch(/too large to be used up|serves no contract/)
})

// That no other rule fails with it is tried in breakages.full.test.ts.
test.each(Object.keys(breakages))('%s fails where it is broken', async (id) => {
  const failed = failedOf(await tryOn(id, [id]))
  expect(failed.map(({ id }) => id)).toEqual([id])
})

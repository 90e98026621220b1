import { readFileSync } from 'node:fs'
import { format, resolveConfig } from 'prettier'
import { expect, test } from 'vitest'
import { costTables, growthTable, type Sizing } from '../../scripts/bench/sizing-pages.ts'

/* The tables of sizes and costs are those of one measurement: `npm run bench -- sizing --write`. */

test.each([
  ['docs/deploy.md', costTables],
  ['docs/scaling.md', growthTable],
])('%s has the figures of docs/sizing.json', async (path, page) => {
  const sizing = JSON.parse(readFileSync('docs/sizing.json', 'utf8')) as Sizing
  const whole = readFileSync(path, 'utf8')
  const [, shown] = /<!-- bench -->\n\n([^]*)\n<!-- \/bench -->/.exec(whole) ?? []
  expect(shown).toBe(await format(page(sizing), { ...(await resolveConfig(path)), filepath: path }))
})

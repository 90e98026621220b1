import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

interface Budget {
  folder: string
  without: RegExp
  most: number
}

const nothing = /^$/
const budgets: Budget[] = [
  { folder: 'src', without: /^(web|seeds|db\/migrations)\//, most: 19_250 },
  // The database layer: what describes the tables, brings them up to date, starts PostgreSQL or copies it is apart.
  { folder: 'src/db', without: /^(schema\.ts|migrate\.ts|migrations|embedded|backup)/, most: 1_405 },
  { folder: 'src/db/backup', without: nothing, most: 343 },
  { folder: 'src/db/embedded', without: nothing, most: 458 },
  { folder: 'src/http', without: nothing, most: 3_000 },
  { folder: 'src/cluster', without: nothing, most: 270 },
  { folder: 'src/tracing', without: nothing, most: 170 },
  { folder: 'tools', without: nothing, most: 4_200 },
]

const linesOf = (file: string): number => readFileSync(file, 'utf8').split('\n').length - 1

test('README has at most 140 lines', () => {
  expect(linesOf('README.md')).toBeLessThanOrEqual(140)
})

test.each(budgets)('$folder has at most $most lines', ({ folder, without, most }) => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !without.test(name))
    .map((name) => ({ name, lines: linesOf(join(folder, name)) }))
  const sum = files.reduce((total, { lines }) => total + lines, 0)
  console.log(`${folder}: ${sum} of ${most} lines`)
  expect(sum, files.map(({ name, lines }) => `${lines} ${name}`).join('\n')).toBeLessThanOrEqual(most)
})

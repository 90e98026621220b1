import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

interface Budget {
  folder: string
  without: RegExp
  most: number
  mostFiles?: number
}

const nothing = /^$/
const budgets: Budget[] = [
  { folder: 'src', without: /^(web|seeds|db\/migrations)\//, most: 20_000 },
  // The database layer, without the schema, migrations, the built-in PostgreSQL and backups.
  { folder: 'src/db', without: /^(schema\.ts|migrate\.ts|migrations|embedded|backup)/, most: 1_415 },
  { folder: 'src/db/backup', without: nothing, most: 344 },
  { folder: 'src/db/embedded', without: nothing, most: 459 },
  { folder: 'src/http', without: nothing, most: 2_930, mostFiles: 21 },
  { folder: 'src/cluster', without: nothing, most: 271 },
  { folder: 'src/tracing', without: nothing, most: 170 },
  { folder: 'tools', without: nothing, most: 4_200 },
]

const linesOf = (file: string): number => readFileSync(file, 'utf8').split('\n').length - 1

test('README has at most 140 lines', () => {
  expect(linesOf('README.md')).toBeLessThanOrEqual(140)
})

test.each(budgets)('$folder has at most $most lines', ({ folder, without, most, mostFiles = Infinity }) => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !without.test(name))
    .map((name) => ({ name, lines: linesOf(join(folder, name)) }))
  const sum = files.reduce((total, { lines }) => total + lines, 0)
  console.log(`${folder}: ${sum} of ${most} lines`)
  expect(sum, files.map(({ name, lines }) => `${lines} ${name}`).join('\n')).toBeLessThanOrEqual(most)
  expect(files.length).toBeLessThanOrEqual(mostFiles)
})

test('the root of src has at most 11 files', () => {
  const files = readdirSync('src', { withFileTypes: true }).filter((entry) => entry.isFile())
  expect(files.map(({ name }) => name).length).toBeLessThanOrEqual(11)
})

test('AppContext has at most 14 members', () => {
  const [, members = ''] =
    /interface AppContext \{\n([^}]*)\}/.exec(readFileSync('src/context.ts', 'utf8')) ?? []
  const names = [...members.matchAll(/^ {2}(\w+)\??:/gm)].map(([, name]) => name)
  expect(names.length, names.join(' ')).toBeLessThanOrEqual(14)
  expect(names).toContain('config')
})

test('scripts and tools have at most 14,950 lines together, of which scripts/bench has 2,935', () => {
  const linesIn = (folder: string): number =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .reduce((total, name) => total + linesOf(join(folder, name)), 0)
  expect(linesIn('scripts/bench')).toBeLessThanOrEqual(2_935)
  expect(linesIn('scripts') + linesIn('tools')).toBeLessThanOrEqual(14_950)
})

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

interface Budget {
  folder: string
  without: RegExp
  most: number
  maxFiles?: number
}

const nothing = /^$/
const budgets: Budget[] = [
  // Members, mail, projects, endpoints' health and the request log's reasons take some 3,000 of these, moving
  // a workspace 760, Citus 550.
  { folder: 'src', without: /^(web|seeds|db\/migrations)\//, most: 24_250 },
  // The database layer, without the schema, migrations, the built-in PostgreSQL and backups.
  { folder: 'src/db', without: /^(schema\.ts|migrate\.ts|migrations|embedded|backup)/, most: 1_910 },
  { folder: 'src/db/backup', without: nothing, most: 885 },
  { folder: 'src/db/embedded', without: nothing, most: 566 },
  { folder: 'src/http', without: nothing, most: 2_790, maxFiles: 18 },
  { folder: 'src/cluster', without: nothing, most: 305 },
  { folder: 'src/tracing', without: nothing, most: 172 },
  { folder: 'tools', without: nothing, most: 3_950 },
  { folder: 'test', without: /node_modules/, most: 39_850 },
]

const linesOf = (file: string): number => readFileSync(file, 'utf8').split('\n').length - 1

test('README has at most 140 lines', () => {
  expect(linesOf('README.md')).toBeLessThanOrEqual(140)
})

test.each(budgets)(
  '$folder has at most $most lines',
  ({ folder, without, most, maxFiles: mostFiles = Infinity }) => {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !without.test(name))
      .map((name) => ({ name, lines: linesOf(join(folder, name)) }))
    const sum = files.reduce((total, { lines }) => total + lines, 0)
    console.log(`${folder}: ${sum} of ${most} lines`)
    expect(sum, files.map(({ name, lines }) => `${lines} ${name}`).join('\n')).toBeLessThanOrEqual(most)
    expect(files.length).toBeLessThanOrEqual(mostFiles)
  },
)

test('the root of src has at most 11 files', () => {
  const files = readdirSync('src', { withFileTypes: true }).filter((entry) => entry.isFile())
  expect(files.map(({ name }) => name).length).toBeLessThanOrEqual(11)
})

test('AppContext has at most 15 members', () => {
  const names = [
    ['src/context.ts', 'AppContext extends HttpContext'],
    ['src/http/http-context.ts', 'HttpContext'],
  ].flatMap(([file = '', name = '']) => {
    const [, members = ''] = readFileSync(file, 'utf8').split(`interface ${name} {`)
    return [...members.split('\n}')[0]!.matchAll(/^ {2}(\w+)\??:/gm)].map(([, member]) => member)
  })
  expect(names.length, names.join(' ')).toBeLessThanOrEqual(15)
  expect(names).toEqual(expect.arrayContaining(['config', 'logger']))
})

test('scripts and tools have at most 13,870 lines together, of which scripts/bench has 2,390', () => {
  const linesIn = (folder: string): number =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.includes('node_modules'))
      .reduce((total, name) => total + linesOf(join(folder, name)), 0)
  expect(linesIn('scripts/bench')).toBeLessThanOrEqual(2_390)
  expect(linesIn('scripts') + linesIn('tools')).toBeLessThanOrEqual(13_870)
})

test('npm ci brings at most 500 packages to one platform', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { os?: string[]; cpu?: string[] }>
  }
  const names = Object.entries(packages).flatMap(([path, { os, cpu }]) =>
    path.startsWith('node_modules/') && !os && !cpu ? [path] : [],
  )
  expect(names.length).toBeLessThanOrEqual(500)
})

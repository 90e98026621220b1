import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readConfig } from '../../src/config.ts'
import { openDatabase } from '../../src/db/open-database.ts'

/* The numbers in the operators' documents match the code. */

const text = ['configuration', 'deploy'].map((page) => readFileSync(`docs/${page}.md`, 'utf8')).join('\n')

const unbroken = text.replace(/\s*\n\s*/g, ' ')
const [, bounds = ''] =
  /(exits with 78 at startup if a value is out of bounds: .*?\.) Some limits/.exec(unbroken) ?? []

const names = [...readFileSync('.env.example', 'utf8').matchAll(/^(\w+)=/gm)].map(([, name = '']) => name)
/** The ranges that the server names when it refuses to start because a variable is not a number. */
const ranges = names.flatMap((name) => {
  const [, min, max] = /whole numbers? from (\d+) to (\d+),/.exec(refusalOf({ [name]: '-' })) ?? []
  return min && max ? [{ name, min, max }] : []
})
const bounded = ranges.filter(({ max }) => Number(max) < 2 ** 31 - 1)

test.each(bounded)('the docs give the bounds of $name as $min to $max', ({ name, min, max }) => {
  const most = Number(max).toLocaleString('en-US')
  expect(bounds).toContain(`\`${name}\` ${min === '0' ? 'up to' : `${min} to`} ${most}`)
})

test('the docs name the settings whose only limit is the range of an integer', () => {
  const others = ranges.filter(({ name }) => !bounded.some((one) => one.name === name))
  expect(others.map(({ name }) => name)).toEqual(expect.arrayContaining(['BODY_LIMIT_BYTES']))
  for (const { name } of others)
    expect(bounds).toContain(name.startsWith('RATE_LIMIT_') ? 'the budgets' : name)
})

function refusalOf(env: Record<string, string>): string {
  try {
    readConfig(env)
    return ''
  } catch (error) {
    return (error as Error).message
  }
}

test('the connection pools have the sizes that the table gives', async () => {
  const table = [...text.matchAll(/^\| (reads|writes|background work|`\/readyz`) +\| +(\d+) \|/gm)]
  const documented = table.map(([, kind, count]) => [kind, Number(count)])

  const { db, background, probe, close } = openDatabase('postgres://127.0.0.1/none', {
    applicationName: 'taskwire',
    total: readConfig({}).databasePool,
  })
  const pools = {
    reads: db.reads,
    writes: db.writes,
    'background work': background.reads,
    '`/readyz`': probe.reads,
  }
  const sizes = Object.entries(pools).map(([kind, { load }]) => [kind, load.size])
  await close()
  expect(Object.fromEntries(documented)).toEqual(Object.fromEntries(sizes))
})

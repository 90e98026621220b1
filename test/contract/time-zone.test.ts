import postgres from 'postgres'
import { beforeAll, expect, test } from 'vitest'
import { isTimeZone } from '../../src/contract/time-zone.ts'
import { testDatabaseUrl } from '../support/database/database.ts'
import { onFileFinished } from '../support/runner/on-file-finished.ts'

/* product.md 10.3: time zones are names in the IANA database. */

/** PostgreSQL's copy of the IANA database. */
let names: string[]

beforeAll(async () => {
  const sql = postgres(await testDatabaseUrl(), { max: 1 })
  onFileFinished(() => sql.end())
  const rows = await sql<{ name: string }[]>`select name from pg_timezone_names`
  names = rows
    .map(({ name }) => name)
    .filter((name) => !/^(posix|right)\/|^(posixrules|localtime|Factory)$/.test(name))
})

test('every name in the IANA database is a time zone, including old names', () => {
  expect(names.length).toBeGreaterThan(500)
  expect(names.filter((name) => !isTimeZone(name))).toEqual([])
})

test('no name of up to three letters outside the IANA database is a time zone', () => {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const short = letters.flatMap((a) => [
    a,
    ...letters.flatMap((b) => [a + b, ...letters.map((c) => a + b + c)]),
  ])
  const known = new Set(names.map((name) => name.toUpperCase()))
  expect(short.filter((name) => isTimeZone(name) && !known.has(name))).toEqual([])
})

test.each([
  ...[
    'EST',
    'EST5EDT',
    'GB',
    'PRC',
    'ROC',
    'W-SU',
    'Zulu',
    'GMT0',
    'Etc/GMT-14',
    'Asia/Calcutta',
    'US/Pacific',
  ],
  ...['America/Argentina/Buenos_Aires', 'America/Port-au-Prince', 'europe/berlin', 'UTC', 'utc'],
])('%s is a time zone', (name) => {
  expect(isTimeZone(name)).toBe(true)
})

test.each([
  // Abbreviations that only ICU accepts: Dhaka, Alaska, Yerevan, Ho Chi Minh City, Los Angeles, Kolkata.
  ...['BST', 'AST', 'bst', 'NET', 'VST', 'PST', 'IST', 'SystemV/PST8PDT', 'systemv/EST5', 'US/Pacific-New'],
  ...[
    'Canada/East-Saskatchewan',
    'Etc/Unknown',
    '',
    '+01:00',
    '-05',
    'UTC+1',
    'GMT+1',
    'Mars/Phobos',
    ' UTC',
    'UTC ',
  ],
])('%j is not a time zone', (name) => {
  expect(isTimeZone(name)).toBe(false)
})

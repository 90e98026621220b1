import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { readDatabaseUrl, urlsOfHosts, type Tls } from '../../src/db/database-url.ts'

let ca: string
beforeAll(() => {
  const directory = mkdtempSync(join(tmpdir(), 'taskwire-url-'))
  ca = join(directory, 'ca.pem')
  writeFileSync(ca, 'a certificate')
  return () => rmSync(directory, { recursive: true })
})

test.each([
  ['postgres://host/db', { host: 'host', port: 5432 }],
  ['postgresql://user:p%40ss@host:6000/db?x=@y', { host: 'host', port: 6000 }],
  ['postgres://u:a@b@host/db', { host: 'host', port: 5432 }],
  ['postgres://u@[::1]:6000/db', { host: '::1', port: 6000 }],
  ['postgres:///db?host=/run/postgresql', { host: '/run/postgresql', port: 5432 }],
  ['postgres://%2Frun%2Fpostgresql:6000/db', { host: '/run/postgresql', port: 6000 }],
  ['postgres:///db', { host: 'localhost', port: 5432 }],
])('%s connects to its host', (url, address) => {
  expect(readDatabaseUrl(url)).toMatchObject(address)
})

test('user, password and database are decoded, and taken from the environment if missing', () => {
  expect(readDatabaseUrl('postgres://a%20b:p%40%3As@host/d%C3%BC')).toMatchObject({
    user: 'a b',
    password: 'p@:s',
    database: 'dü',
  })
  const none = { user: undefined, password: undefined, database: undefined }
  expect(readDatabaseUrl('postgres://host')).toMatchObject(none)
})

describe('sslmode has the same meaning as in psql', () => {
  test.each([
    ['', 'plain'],
    ['sslmode=disable', 'plain'],
    ['sslmode=allow', 'optional'],
    ['sslmode=prefer', 'optional'],
    ['sslmode=require', 'any server'],
    ['sslmode=require&sslrootcert=CA', 'authority'],
    ['sslmode=verify-ca&sslrootcert=CA', 'authority'],
    ['sslmode=verify-ca', 'all'],
    ['sslmode=verify-full&sslrootcert=CA', 'all'],
    ['sslmode=verify-full&sslrootcert=system', 'all'],
    ['ssl=true', 'all'],
    ['sslmode=misspelt', 'all'],
  ])('%s', (query, expected) => {
    const { tls } = readDatabaseUrl(`postgres://host/db?${query.replace('CA', ca)}`)
    expect(describeTls(tls)).toBe(expected)
  })

  function describeTls(tls: Tls | undefined): string {
    if (!tls || tls.isOptional) return tls ? 'optional' : 'plain'
    if (!tls.rejectUnauthorized) return 'any server'
    return tls.checkServerIdentity ? 'authority' : 'all'
  }
})

test.each([
  ['postgres://a,b:6000/db?target_session_attrs=read-write', ['a:5432', 'b:6000']],
  ['postgres://u,1:p,2@a:1,[::1],c/db', ['a:1', '::1:5432', 'c:5432']],
  ['postgres://host/db,x', ['host:5432']],
])('%s has a URL for each host (product.md 15.15)', (url, expected) => {
  const read = urlsOfHosts(url).map(readDatabaseUrl)
  expect(read.map(({ host, port }) => `${host}:${port}`)).toEqual(expected)
  expect(
    new Set(read.map(({ user, database, targetSessionAttrs }) => `${user} ${database} ${targetSessionAttrs}`))
      .size,
  ).toBe(1)
})

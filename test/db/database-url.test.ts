import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { readDatabaseUrl } from '../../src/db/database-url.ts'

let ca: string
beforeAll(() => {
  const directory = mkdtempSync(join(tmpdir(), 'taskwire-url-'))
  ca = join(directory, 'ca.pem')
  writeFileSync(ca, 'a certificate')
  return () => rmSync(directory, { recursive: true })
})

test.each([
  ['postgres://host/db', [{ host: 'host', port: 5432 }]],
  ['postgresql://user:p%40ss@host:6000/db?x=@y', [{ host: 'host', port: 6000 }]],
  ['postgres://u:a@b@host/db', [{ host: 'host', port: 5432 }]],
  ['postgres://u@[::1]:6000/db', [{ host: '::1', port: 6000 }]],
  [
    'postgres://u@one:1,two:2,three/db',
    [
      { host: 'one', port: 1 },
      { host: 'two', port: 2 },
      { host: 'three', port: 5432 },
    ],
  ],
  ['postgres:///db?host=/run/postgresql', [{ host: '/run/postgresql', port: 5432 }]],
  ['postgres://%2Frun%2Fpostgresql:6000/db', [{ host: '/run/postgresql', port: 6000 }]],
  ['postgres:///db', [{ host: 'localhost', port: 5432 }]],
])('%s leads to its hosts', (url, addresses) => {
  expect(readDatabaseUrl(url).addresses).toEqual(addresses)
})

test('user, password and database are decoded, and left to the environment where they are missing', () => {
  expect(readDatabaseUrl('postgres://a%20b:p%40%3As@host/d%C3%BC')).toMatchObject({
    user: 'a b',
    password: 'p@:s',
    database: 'dü',
  })
  const none = { user: undefined, password: undefined, database: undefined }
  expect(readDatabaseUrl('postgres://host')).toMatchObject(none)
})

describe('sslmode means what it means to psql', () => {
  test.each([
    ['', undefined],
    ['sslmode=disable', undefined],
    ['sslmode=allow', { isOptional: true, verifies: false }],
    ['sslmode=prefer', { isOptional: true, verifies: false }],
    ['sslmode=require', { isOptional: false, verifies: false }],
    ['sslmode=require&sslrootcert=CA', { isOptional: false, verifies: 'authority' }],
    ['sslmode=verify-ca&sslrootcert=CA', { isOptional: false, verifies: 'authority' }],
    ['sslmode=verify-ca', { isOptional: false, verifies: 'all' }],
    ['sslmode=verify-full&sslrootcert=CA', { isOptional: false, verifies: 'all' }],
    ['sslmode=verify-full&sslrootcert=system', { isOptional: false, verifies: 'all' }],
    ['ssl=true', { isOptional: false, verifies: 'all' }],
    ['sslmode=misspelt', { isOptional: false, verifies: 'all' }],
  ])('%s', (query, expected) => {
    const { encryption } = readDatabaseUrl(`postgres://host/db?${query.replace('CA', ca)}`)
    const { rejectUnauthorized, checkServerIdentity } = encryption?.options ?? {}
    const verifies = rejectUnauthorized && (checkServerIdentity ? 'authority' : 'all')
    expect(encryption && { isOptional: encryption.isOptional, verifies }).toEqual(expected)
  })
})

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rootCertificates } from 'node:tls'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Tls } from '../../src/db/url/database-tls.ts'
import { readDatabaseUrl } from '../../src/db/url/database-url.ts'

let directory: string
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'taskwire-url-'))
  writeFileSync(join(directory, 'ca.pem'), rootCertificates[0] ?? '')
  writeFileSync(join(directory, 'text.pem'), 'a certificate')
  return () => rmSync(directory, { recursive: true })
})

const inDirectory = (url: string): string => url.replaceAll('DIR', directory)

const refusalOf = (url: string): string => {
  try {
    readDatabaseUrl(inDirectory(url))
  } catch (error) {
    return (error as Error).message
  }
  throw new Error('it was accepted')
}

describe('a URL names its servers as in psql (product.md 15.15)', () => {
  test.each([
    ['postgres://host/db', ['host:5432']],
    ['postgresql://user:p%40ss@host:6000/db', ['host:6000']],
    ['postgres://u:a@b@host/db', ['host:5432']],
    ['postgres://u@[::1]:6000/db', ['::1:6000']],
    ['postgres:///db?host=/run/postgresql', ['/run/postgresql:5432']],
    ['postgres://u:p@/db?host=/run/postgresql&port=5433', ['/run/postgresql:5433']],
    ['postgres://u:p@/db?host=/cloudsql/project:region:name', ['/cloudsql/project:region:name:5432']],
    ['postgres://%2Frun%2Fpostgresql:6000/db', ['/run/postgresql:6000']],
    ['postgres:///db', ['localhost:5432']],
    ['postgres://other:6000/db?host=host', ['host:6000']],
    ['postgres://host:1/db?port=6000', ['host:6000']],
    ['postgres://?host=host&port=6000&dbname=db', ['host:6000']],
    ['postgres://a,b:6000/db', ['a:5432', 'b:6000']],
    ['postgres://u,1:p,2@a:1,[::1],c/db', ['a:1', '::1:5432', 'c:5432']],
    ['postgres://u@/db?host=a,b&port=1,2', ['a:1', 'b:2']],
    ['postgres://u@/db?host=a,b&port=6000', ['a:6000', 'b:6000']],
    ['postgres://host/db,x', ['host:5432']],
  ])('the servers of %s are the same as in psql', (url, expected) => {
    const { servers, tls } = readDatabaseUrl(url)
    expect(servers.map(({ host, port }) => `${host}:${port}`)).toEqual(expected)
    expect(tls).toBeUndefined()
  })

  test('hostaddr is used to connect, and host is used to check the certificate', () => {
    const { servers } = readDatabaseUrl('postgres://a,b/db?hostaddr=10.0.0.1,::1')
    expect(servers).toMatchObject([
      { host: 'a', address: '10.0.0.1' },
      { host: 'b', address: '::1' },
    ])
    expect(readDatabaseUrl('postgres:///db?hostaddr=10.0.0.1').servers[0].host).toBe('10.0.0.1')
  })
})

test.each([
  ['postgres://a%20b:p%40%3As@host/d%C3%BC', { user: 'a b', password: 'p@:s', database: 'dü' }],
  ['postgres://host', { user: undefined, password: undefined, database: undefined }],
  [
    'postgres://u:p@host/db?user=a@b&password=1+1%26&dbname=other',
    { user: 'a@b', password: '1+1&', database: 'other' },
  ],
  ['postgres://host?user=a%40b&password=&dbname=db', { user: 'a@b', password: undefined, database: 'db' }],
])('the user, password and database of %s are read', (url, expected) => {
  expect(readDatabaseUrl(url)).toMatchObject(expected)
})

test('the other session parameters of a URL are read', () => {
  const query =
    'target_session_attrs=read-write&connect_timeout=10&application_name=blue' +
    '&options=-c%20work_mem=8MB+-c+jit=off&channel_binding=prefer&gssencmode=disable'
  expect(readDatabaseUrl(`postgres://host/db?${query}`)).toMatchObject({
    targetSessionAttrs: 'read-write',
    connectTimeoutSeconds: 10,
    applicationName: 'blue',
    options: '-c work_mem=8MB -c jit=off',
  })
})

describe('sslmode has the same meaning as in psql, and ssl the same as in other drivers', () => {
  test.each([
    ['', 'plain'],
    ['sslmode=disable', 'plain'],
    ['sslmode=allow', 'optional'],
    ['sslmode=prefer', 'optional'],
    ['sslmode=require', 'any server'],
    ['sslmode=require&sslrootcert=DIR/ca.pem', 'authority'],
    ['sslmode=verify-ca&sslrootcert=DIR/ca.pem', 'authority'],
    ['sslmode=verify-ca', 'all'],
    ['sslmode=verify-full&sslrootcert=DIR/ca.pem', 'all'],
    ['sslmode=verify-full&sslrootcert=system', 'all'],
    ['sslrootcert=system', 'all'],
    ['ssl=true', 'all'],
    ['ssl=1', 'all'],
    ['ssl=verify-full', 'all'],
    ['ssl=require', 'any server'],
    ['ssl=no-verify', 'any server'],
    ['ssl=prefer', 'optional'],
    ['ssl=false', 'plain'],
    ['ssl=true&sslmode=require', 'any server'],
  ])('the TLS mode is read from the query %s', (query, expected) => {
    const { tls } = readDatabaseUrl(inDirectory(`postgres://host/db?${query}`))
    expect(describeTls(tls)).toBe(expected)
  })

  function describeTls(tls: Tls | undefined): string {
    if (!tls || tls.isOptional) return tls ? 'optional' : 'plain'
    if (!tls.rejectUnauthorized) return 'any server'
    return tls.checkServerIdentity ? 'authority' : 'all'
  }
})

const notEncoded = /percent-encoded, probably in the password/

describe('a contradictory or ambiguous URL is refused, and the message does not show its password (product.md 15.2)', () => {
  test.each([
    ['?sslmode=required', /must set sslmode to one of disable, .*verify-full, not "required"/],
    ['?sslmode=Require', /must set sslmode/],
    ['?ssl=yes', /must set ssl to one of .*verify-full, not "yes"/],
    ['?ssl', /must have a value for ssl, or omit ssl/],
    ['?ssl=', /must have a value for ssl,/],
    ['?sslmode=&ssl=true', /must have a value for sslmode/],
    ['?sslmode=require&sslmode=disable', /must not set sslmode twice/],
    ['?ssl=false&ssl=true', /must not set ssl twice/],
    ['?ssl=true&sslmode=disable', /must not have both ssl=true and sslmode=disable/],
    ['?sslmode=require&sslrootcert=system', /sslmode=verify-full with sslrootcert=system/],
    ['?sslrootcert=DIR/ca.pem', /must have an sslmode together with sslrootcert/],
    [
      '?sslmode=verify-full&sslrootcert=DIR/none.pem',
      /sslrootcert=\S+none\.pem, which cannot be read: ENOENT/,
    ],
    ['?sslmode=verify-full&sslrootcert=DIR', /cannot be read: EISDIR/],
    ['?sslmode=verify-full&sslrootcert=DIR/text.pem', /text\.pem, which is not a PEM certificate/],
    ['?sslmode=require&sslcert=DIR/ca.pem', /both sslcert and sslkey/],
    ['?sslmode=require&sslcert=DIR/ca.pem&sslkey=DIR/text.pem', /sslkey that cannot be used/],
    ['?ssl_mode=require', /parameter "ssl_mode", which is not supported/],
    ['?SSLMODE=require', /parameter "SSLMODE"/],
    ['?schema=public', /parameter "schema"/],
    ['?channel_binding=require', /channel_binding to one of disable, prefer/],
    ['?target_session_attrs=readwrite', /must set target_session_attrs to one of any, read-write/],
    ['?connect_timeout=0', /connect_timeout from 1 to 60 seconds, not "0"/],
    ['?connect_timeout=10s', /connect_timeout/],
    ['?port=0', /ports from 1 to 65535, not "0"/],
    ['?port=1,2', /one port, or as many as hosts/],
    ['?hostaddr=name', /only IP addresses in hostaddr/],
    ['?hostaddr=10.0.0.1,10.0.0.2', /as many addresses in hostaddr as hosts/],
    ['?host=a,,b', /must not mix an empty host/],
  ])('a contradictory or ambiguous query is refused: %s', (query, message) => {
    expect(refusalOf(`postgres://nora:hunter2@host/db${query}`)).toMatch(message)
    expect(refusalOf(`postgres://nora:hunter2@host/db${query}`)).not.toContain('hunter2')
  })

  test.each([
    '#hunter2',
    'hunter2#',
    '12#hunter2',
    'hunter2/',
    '12/hunter2',
    'hunter2?',
    '?hunter2=1',
    '?ssl=hunter2',
  ])('a URL with an unencoded password such as %s is refused', (password) => {
    expect(refusalOf(`postgres://nora:${password}@host/db`)).toMatch(notEncoded)
  })

  test.each([
    ['postgres://nora:hunter2%@host/db', /has a % that does not begin an encoded character: write %25/],
    ['postgres://nora:hunter2@host:99999/db', /ports from 1 to 65535, not "99999"/],
    ['postgres://nora:hunter2@one,/db', /empty host/],
    ['postgres://nora:hunter2@host/d\nb', /must be a URL such as/],
    ['postgres://', /must be a URL such as/],
    ['mysql://nora:hunter2@host/db', /must be a URL such as/],
    ['host=localhost password=hunter2', /must be a URL such as/],
    ['postgres://nora:hunter2@host:x/db', /percent-encoded/],
  ])('an ambiguous or invalid URL is refused: %j', (url, message) => {
    expect(refusalOf(url)).toMatch(message)
    expect(refusalOf(url)).not.toContain('hunter2')
  })
})

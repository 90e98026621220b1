import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres, { type Sql } from 'postgres'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { openClient } from '../../src/db/driver.ts'
import { openEmbeddedPostgres } from '../../src/db/embedded/embedded.ts'
import { selfSigned, isOpensslMissing } from '../support/network/certificates.ts'
import { taskwireInProcess } from '../support/app/cli.ts'
import { startRelay } from '../support/network/relay.ts'
import { runServer, startServer } from '../support/app/server.ts'

/*
 * `sslmode` in DATABASE_URL has the same meaning as in PostgreSQL's own programs.
 */

let admin: Sql
let database: string
let ca: string
beforeAll(async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'taskwire-tls-'))
  ca = join(dataDir, 'ca.pem')
  const embedded = await openEmbeddedPostgres(dataDir, { role: 'command' })
  database = embedded.url
  admin = postgres(embedded.superuserUrl, { max: 1, onnotice: () => undefined })
  return async () => {
    await admin.end()
    await embedded.close()
    await rm(dataDir, { recursive: true, force: true })
  }
})

const environment = (sslmode: string) => ({
  DATABASE_URL: `${database}?sslmode=${sslmode}`,
  SESSION_SECRET: 'a secret that is long enough to be one',
})

/** Returns whether each connection of a server started with this mode is encrypted. */
async function encryptedWith(sslmode: string): Promise<boolean[]> {
  const server = await startServer(environment(sslmode))
  await fetch(`${server.url}/readyz`)
  const rows = await admin<{ ssl: boolean }[]>`
    select distinct ssl from pg_stat_ssl join pg_stat_activity using (pid)
    where application_name in ('taskwire', 'taskwire listener')`
  await server.kill('SIGTERM')
  return rows.map(({ ssl }) => ssl)
}

describe('a database without TLS', () => {
  test.each(['disable', 'prefer'])(
    'a database without TLS gets unencrypted connections with sslmode %s',
    async (sslmode) => {
      expect(await encryptedWith(sslmode)).toEqual([false])
    },
  )

  test('a database without TLS gets an unencrypted connection from an operator command with sslmode prefer', async () => {
    expect(await taskwireInProcess(['migrate'], environment('prefer'))).toMatchObject({ code: 0, stderr: '' })
  })

  test('a server with sslmode require does not start with a database without TLS', async () => {
    const { code, stderr } = await runServer(environment('require'))
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: expect.stringContaining('does not support SSL') as string,
    })
  })
})

describe.skipIf(isOpensslMissing)('a database with TLS', () => {
  beforeAll(async () => {
    const { key, cert } = selfSigned('localhost')
    await writeFile(ca, cert)
    // PostgreSQL writes the files itself, since it may run as another user.
    for (const [name, pem] of Object.entries({ key, crt: cert })) {
      const lines = pem.trim().replaceAll('\n', `'), ('`)
      await admin.unsafe(`copy (values ('${lines}')) to program 'umask 077 && cat > server.${name}'`)
    }
    await admin.unsafe('alter system set ssl = on')
    await admin.unsafe('select pg_reload_conf()')
  })

  test.each([
    ['disable', false],
    ['prefer', true],
    ['require', true],
  ])(
    'with sslmode %s, the connections to a database with TLS are encrypted: %s',
    async (sslmode, encrypted) => {
      expect(await encryptedWith(sslmode)).toEqual([encrypted])
    },
  )

  test.each([
    ['verify-ca', '127.0.0.1', undefined],
    ['verify-full', 'localhost', undefined],
    ['verify-full', '127.0.0.1', 'ERR_TLS_CERT_ALTNAME_INVALID'],
  ])(
    'with sslmode %s and a configured authority, the error of a connection to %s is %s',
    async (sslmode, host, code) => {
      const url = `${database.replace('127.0.0.1', host)}?sslmode=${sslmode}&sslrootcert=${ca}`
      const sql = openClient(url, 'taskwire tls')
      onTestFinished(() => sql.end())
      const answer = sql`select ssl from pg_stat_ssl where pid = pg_backend_pid()`.catch(
        (error: unknown) => error,
      )
      expect(await answer).toEqual(code ? expect.objectContaining({ code }) : [{ ssl: true }])
    },
  )

  test('a hanging encrypted connection times out, and a closed one fails', async () => {
    const relay = await startRelay(database)
    const hanging = new AbortController()
    const [one, other] = [hanging.signal, undefined].map((signal) =>
      openClient(`${relay.url}?sslmode=require`, 'taskwire tls', signal && { signal }),
    ) as [Sql, Sql]
    await Promise.all([one`select`, other`select`])
    const [session] = await other<{ pid: number }[]>`select pg_backend_pid() as pid`
    const ended = other`select pg_sleep(60)`.catch((error: unknown) => error)
    await admin`select pg_terminate_backend(${session?.pid ?? 0})`
    expect(await ended).toMatchObject({ code: expect.stringMatching(/^CONNECTION_/) as string })
    relay.silence()
    const silent = one`select`.catch((error: unknown) => error)
    setImmediate(() => hanging.abort())
    expect(await silent).toMatchObject({ code: 'SILENT' })
  })
})

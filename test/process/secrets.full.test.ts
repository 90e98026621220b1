import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { chmod, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import postgres from 'postgres'
import { describe, expect, onTestFinished, test } from 'vitest'
import { readOrCreateSecret } from '../../src/crypto/secret-file.ts'
import { openEmbeddedPostgres } from '../../src/db/embedded/embedded.ts'
import { builtIn } from '../support/world/back-up-and-restore.ts'
import { taskwire } from '../support/app/cli.ts'
import { refuseSecrets } from '../support/contract/secret-patterns.ts'
import { startServer, testDataDir } from '../support/app/server.ts'

/* Other users of the machine find no secret in the process list, in files, or in the built-in PostgreSQL. */

const hasProc = existsSync('/proc/self/cmdline')
if (!hasProc) console.warn('skipped: the list of processes is read from /proc')

function commandLines(): string[] {
  return readdirSync('/proc').flatMap((pid) => {
    try {
      return /^\d+$/.test(pid) ? [readFileSync(`/proc/${pid}/cmdline`, 'utf8')] : []
    } catch {
      return [] // the process has exited in the meantime
    }
  })
}

test.skipIf(!hasProc)(
  'no command line, no log line and no statement in flight contains a secret',
  async () => {
    const dataDir = await testDataDir()
    const env = { ...builtIn(dataDir), DEMO: '1', LOG_LEVEL: 'trace' }
    const seen = new Set<string>()
    const look = setInterval(() => {
      for (const line of commandLines()) seen.add(line)
    }, 5)
    onTestFinished(() => clearInterval(look))
    const server = await startServer(env)
    const [, password = ''] = /Password +(\S+)/.exec(server.output()) ?? []
    const { data } = (await (
      await fetch(`${server.url}/api/public/v1/members`, {
        headers: { Authorization: `Bearer ${server.key}` },
      })
    ).json()) as { data: { id: string }[] }
    expect(data.length).toBeGreaterThan(0)
    const fixture = await taskwire(['fixture', '--json'], env)
    const world = JSON.parse(fixture.stdout) as {
      workspace: { id: string }
      users: { owner: string }
      login: { email: string; password: string }
    }
    const minted = await taskwire(
      [
        'keys',
        'mint',
        '--workspace',
        world.workspace.id,
        '--user',
        world.users.owner,
        '--name',
        'x',
        '--scopes',
        'read:tasks',
        '--json',
      ],
      env,
    )
    const { secret } = JSON.parse(minted.stdout) as { secret: string }
    const reset = await taskwire(['users', 'reset-password', '--email', world.login.email, '--json'], env)
    for (const line of commandLines()) seen.add(line)

    const files = ['postgres-password', 'session-secret'].map((name) => readFile(join(dataDir, name), 'utf8'))
    const made = [
      ...(await Promise.all(files)).map((text) => text.trim()),
      password,
      server.key ?? '',
      secret,
      (JSON.parse(reset.stdout) as { password: string }).password,
    ]
    for (const one of made) expect(one.length).toBeGreaterThanOrEqual(12)

    const lines = [...seen].join('\n')
    expect(lines).toContain(dataDir)
    const { superuserUrl, close } = await openEmbeddedPostgres(dataDir, { role: 'command' })
    const sql = postgres(superuserUrl, { max: 1 })
    const rows = await sql<{ text: string }[]>`
    select query as text from pg_stat_activity union all select statement from pg_prepared_statements`
    await sql.end()
    await close()
    await server.kill('SIGTERM')
    const log = server
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .join('\n')
    expect(log).toContain('listMembers')
    const statements = rows.map(({ text }) => text).join('\n')
    const ownLog = await readFile(join(dataDir, 'postgres.log'), 'utf8')
    for (const [where, text] of Object.entries({ lines, log, statements, ownLog })) {
      refuseSecrets(text, where)
      for (const one of made) expect(text.includes(one), where).toBe(false)
    }
  },
)

describe('the built-in PostgreSQL', () => {
  test('the built-in PostgreSQL requires the password from everyone, and listens only on loopback', async () => {
    const dataDir = await testDataDir()
    const { url, superuserUrl, close } = await openEmbeddedPostgres(dataDir, { role: 'command' })
    onTestFinished(close)
    const trying = async (user: string, password: string, database: string): Promise<string> => {
      const sql = postgres(url, { user, password, database, max: 1 })
      try {
        await sql`select`
        return 'connected'
      } catch (error) {
        return (error as { code?: string }).code ?? (error as Error).message
      } finally {
        await sql.end({ timeout: 0 })
      }
    }
    for (const user of ['taskwire', 'taskwire_owner', 'postgres', 'root', 'nobody'])
      for (const database of ['taskwire', 'postgres', 'template1'])
        expect(await trying(user, 'a guess', database), `${user} ${database}`).toBe('28P01')
    const sql = postgres(superuserUrl, { max: 1 })
    const rules = await sql`select distinct auth_method from pg_hba_file_rules`
    const settings = await sql`
      select current_setting('listen_addresses') as addresses, current_setting('unix_socket_directories') as sockets,
        current_setting('password_encryption') as passwords`
    await sql.end()
    expect(rules).toEqual([{ auth_method: 'scram-sha-256' }])
    expect(settings).toEqual([{ addresses: '127.0.0.1', sockets: '', passwords: 'scram-sha-256' }])
  })

  const isRoot = process.getuid?.() === 0
  if (!isRoot) console.warn('skipped: what other users of the machine can read, which needs root')

  test.skipIf(!isRoot)(
    'the built-in PostgreSQL does not let other users of the machine read the password, the secret or the files',
    async () => {
      const parent = await testDataDir()
      await chmod(parent, 0o755)
      const dataDir = join(parent, 'data')
      const { close } = await openEmbeddedPostgres(dataDir, { role: 'command' })
      await readOrCreateSecret(join(dataDir, 'session-secret'))
      const as = (command: string): number | null =>
        spawnSync('/bin/sh', ['-c', command], { uid: 65_534, gid: 65_534, cwd: '/' }).status
      expect(as(`ls ${parent}`)).toBe(0)
      for (const command of [
        'ls',
        'ls postgres',
        'cat postgres-password',
        'cat session-secret',
        'cat postgres.log',
      ].map((text) => text.replace(/ |$/, ` ${dataDir}/`)))
        expect(as(command), command).not.toBe(0)
      await close()
    },
  )
})

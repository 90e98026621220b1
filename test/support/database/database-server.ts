import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import { openEmbeddedPostgres } from '../../../src/db/embedded/embedded.ts'
import { isHostile, makeHostile } from './hostile-settings.ts'

interface Server {
  /** URL of a superuser. */
  url: string
  close(): Promise<void>
}

interface ServerOptions {
  /** Whether plans follow the data at once, as they do in a database that is older than a minute. */
  analyzesSoon?: boolean
}

/** Opens the server of the run, with a role that has hostile settings if `TEST_DATABASE_SETTINGS` asks for it. */
export async function openServer(options: ServerOptions = {}): Promise<Server> {
  const server = await openPlainServer(options)
  if (!isHostile) return server
  const role = `taskwire_hostile_${randomBytes(4).toString('hex')}`
  const admin = postgres(server.url, { max: 1 })
  await admin.unsafe(`create role ${role} superuser login password 'hostile'`)
  await makeHostile(admin, role)
  return {
    url: Object.assign(new URL(server.url), { username: role, password: 'hostile' }).href,
    async close() {
      await admin.unsafe(`drop role ${role}`)
      await admin.end()
      await server.close()
    },
  }
}

/** Opens the server of `TEST_DATABASE_URL`, or else the built-in PostgreSQL in a temporary directory. */
async function openPlainServer({ analyzesSoon = false }: ServerOptions): Promise<Server> {
  const given = process.env.TEST_DATABASE_URL
  if (given) return { url: given, close: () => Promise.resolve() }
  const dataDir = await mkdtemp(join(tmpdir(), 'taskwire-test-'))
  const embedded = await openEmbeddedPostgres(dataDir, { role: 'command' })
  const admin = postgres(embedded.superuserUrl, { max: 1 })
  // Test data need not survive a power failure.
  await admin.unsafe('alter system set fsync = off')
  if (analyzesSoon) await admin.unsafe("alter system set autovacuum_naptime = '1s'")
  await admin.unsafe('select pg_reload_conf()')
  await admin.end()
  return {
    url: embedded.superuserUrl,
    async close() {
      await embedded.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import { onTestFinished } from 'vitest'
import { chooseAccount } from '../../../src/db/embedded/account.ts'
import { freePort } from '../network/free-port.ts'
import { waitFor } from '../runner/wait-for.ts'

/** The programs of the oldest supported version, where Debian installs them. */
const programs = '/usr/lib/postgresql/15/bin'

/**
 * True if tests that need PostgreSQL 15 must be skipped. CI never skips them, because it installs PostgreSQL
 * 15.
 */
export const isPostgres15Missing = !existsSync(`${programs}/postgres`) && process.env.CI !== 'true'
if (isPostgres15Missing) console.warn(`skipped: tests on the oldest PostgreSQL need ${programs}`)

/** Starts a PostgreSQL 15 with an empty database, until the end of the test, and returns the URL of its owner. */
export async function startPostgres15(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'taskwire-postgres-15-'))
  await chmod(directory, 0o755)
  const data = join(directory, 'data')
  const { command, options } = await makeCluster15(data, directory)
  const port = await freePort()
  const settings = ['-h', '127.0.0.1', '-p', String(port), '-k', '', '-F']
  const server = spawn(...command('postgres', ['-D', data, ...settings]), options)
  onTestFinished(async () => {
    if (server.exitCode === null) {
      server.kill('SIGQUIT')
      await once(server, 'exit')
    }
    await rm(directory, { recursive: true, force: true })
  })
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  await waitFor(() => answers(url))
  return createOwnedDatabase(url)
}

/** Creates the database of the deployment, and returns the URL of its owner, who is not a superuser. */
function createOwnedDatabase(superuserUrl: string): string {
  const script = ['-v', 'ON_ERROR_STOP=1', '-f', 'deploy/owner.sql']
  const env = { ...process.env, POSTGRES_PASSWORD: "the deployment's" }
  execFileSync(`${programs}/psql`, [...script, superuserUrl], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  return superuserUrl.replace('postgres@', 'taskwire@').replace(/postgres$/, 'taskwire')
}

/**
 * Creates a data directory of PostgreSQL 15, and returns a function that builds commands for it.
 * @param directory the parent, which is given to the owner of the data
 */
export async function makeCluster15(data: string, directory: string) {
  const { user, wrapper } = await chooseAccount(data, directory, `${programs}/postgres`)
  if (user) await chown(directory, user.uid, user.gid)
  const command = (name: string, args: string[]): [string, string[]] => {
    const [first = '', ...rest] = [...(wrapper ?? []), `${programs}/${name}`, ...args]
    return [first, rest]
  }
  const options = { ...user, cwd: directory, stdio: 'ignore' as const }
  execFileSync(
    ...command('initdb', [
      '--auth=trust',
      '--username=postgres',
      '--encoding=UTF8',
      '--no-locale',
      '-N',
      data,
    ]),
    options,
  )
  return { command, options }
}

async function answers(url: string): Promise<boolean> {
  const sql = postgres(url, { max: 1 })
  try {
    await sql`select`
    return true
  } catch {
    return false
  } finally {
    await sql.end({ timeout: 0 })
  }
}

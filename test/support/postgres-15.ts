import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import { onTestFinished } from 'vitest'
import { chooseAccount } from '../../src/db/embedded/account.ts'
import { freePort } from './free-port.ts'
import { waitFor } from './wait-for.ts'

/** The oldest that is supported, where Debian puts it. */
const programs = '/usr/lib/postgresql/15/bin'

/** Whether tests that need it must be skipped here. In CI they are not: there it is installed. */
export const withoutPostgres15 = !existsSync(`${programs}/postgres`) && process.env.CI !== 'true'
if (withoutPostgres15) console.warn(`skipped: tests on the oldest PostgreSQL need ${programs}`)

/** A PostgreSQL 15 with an empty database, until the test is over. Returns its URL. */
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
  const url = `postgres://taskwire@127.0.0.1:${port}/postgres`
  await waitFor(() => answers(url))
  return url
}

/**
 * A data directory of PostgreSQL 15. Returns how its programs are run.
 * @param directory above it, which becomes the owner's
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
      '--username=taskwire',
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

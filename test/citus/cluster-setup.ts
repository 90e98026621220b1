import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { promisify } from 'node:util'
import type { TestProject } from 'vitest/node'
import { migrate } from '../../src/db/migrate/migrate.ts'
import { createCitusDatabase, dropCitusDatabase } from '../support/database/citus.ts'

/** Script that starts a cluster, and prints `DATABASE_URL=…` of its coordinator. */
const script = process.env.CITUS_UP ?? '../shared/citus/up.sh'

/**
 * Opens Citus for the whole run (the cluster of `CITUS_URL`, or a new one), with one distributed database for
 * all files.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const url = process.env.CITUS_URL ?? (await startCluster())
  const name = `taskwire_test_${process.pid}`
  const own = await createCitusDatabase(url, name)
  await migrate(own, undefined, { onCitus: true })
  project.provide('database', { url, template: name, shared: own })
  return () => dropCitusDatabase(url, name)
}

async function startCluster(): Promise<string> {
  if (!existsSync(script))
    throw new Error(
      'set CITUS_URL to a coordinator’s database with the extension citus, or CITUS_UP to a script that starts one',
    )
  const { stdout } = await promisify(execFile)('bash', [script], { maxBuffer: 2 ** 26 })
  const url = /^DATABASE_URL=(.*)$/m.exec(stdout)?.[1]
  if (url === undefined) throw new Error(`${script} printed no DATABASE_URL`)
  return url
}

import postgres from 'postgres'
import type { TestProject } from 'vitest/node'
import { migrate } from '../../../src/db/migrate/migrate.ts'
import { openServer } from '../database/database-server.ts'
import { checkRecorded } from '../contract/check-recorded.ts'
import { checkStatements, type SentStatement, type SentTransaction } from './check-statements.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder in which each process records its statements. */
    statements?: string
  }
}

/**
 * Records the statements of all processes of the run, and checks the isolation of tenants in them at the end.
 */
export default function setup(project: TestProject): Promise<() => Promise<void>> {
  return checkRecorded(project, {
    name: 'statements',
    title: 'tenancy',
    async check(lines, isWhole) {
      const sent = lines.map((line) => JSON.parse(line) as Sent)
      return sent.length === 0 ? [] : checkOnEmptyDatabase(sent, isWhole)
    },
  })
}

/** Checks on a new database, because that of the run is already dropped. */
async function checkOnEmptyDatabase(sent: readonly Sent[], isWhole: boolean): Promise<string[]> {
  const server = await openServer()
  const name = `taskwire_statements_${process.pid}`
  const admin = postgres(server.url, { max: 1, onnotice: () => undefined })
  await admin.unsafe(`create database ${name}`)
  const url = new URL(server.url)
  url.pathname = `/${name}`
  await migrate(url.href)
  const sql = postgres(url.href, { max: 1, onnotice: () => undefined })
  try {
    return await checkStatements(sql, sent, isWhole)
  } finally {
    await sql.end()
    await admin.unsafe(`drop database ${name} with (force)`)
    await admin.end()
    await server.close()
  }
}

type Sent = SentStatement | SentTransaction

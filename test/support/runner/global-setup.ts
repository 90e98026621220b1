import { randomBytes } from 'node:crypto'
import postgres from 'postgres'
import type { TestProject } from 'vitest/node'
import { migrate } from '../../../src/db/migrate/migrate.ts'
import { createOtherSchema, isHostile } from '../database/hostile-settings.ts'
import { findSecrets } from '../contract/secret-patterns.ts'
import { openServer } from '../database/database-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A server on which tests may create databases, and the migrated template that they are copied from. */
    database: {
      url: string
      template: string
      /** The URL of the only database on Citus, where databases are not copied. */
      shared?: string
    }
  }
}

/** Opens one PostgreSQL for the whole run: the built-in one, or that of `TEST_DATABASE_URL`. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Tests of plans, which run in another mode, choose when PostgreSQL analyzes their tables.
  const server = await openServer({ analyzesSoon: project.config.mode === 'test' })
  const admin = postgres(server.url, { max: 1, onnotice: () => undefined })
  const prefix = `taskwire_test_${randomBytes(4).toString('hex')}`
  const template = `${prefix}_template`
  await admin.unsafe(`create database ${template}`)
  if (isHostile) {
    const sql = postgres(databaseUrl(server.url, template), { max: 1, onnotice: () => undefined })
    await createOtherSchema(sql)
    await sql.end()
  }
  await migrate(databaseUrl(server.url, template))
  project.provide('database', { url: server.url, template })
  return async () => {
    const left = await admin<{ datname: string }[]>`
      select datname from pg_database where starts_with(datname, ${prefix})`
    const found: string[] = []
    for (const { datname } of left) {
      const sql = postgres(databaseUrl(server.url, datname), { max: 1, onnotice: () => undefined })
      found.push(...(await findSecrets(sql)).map((table) => `${datname}: ${table}`))
      await sql.end()
    }
    if (found.length > 0) {
      console.error(`tests left secrets in these tables: ${found.join(', ')}`)
      process.exitCode = 1
    }
    for (const { datname } of left) await admin.unsafe(`drop database ${datname} with (force)`)
    await admin.end()
    await server.close()
  }
}

function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}

import { expect, inject, onTestFinished, test } from 'vitest'
import { connect } from '../../src/db/database.ts'
import { sql } from '../../src/db/drizzle.ts'
import { seedDemoAside } from '../../src/seeds/seed-aside.ts'
import { testDatabaseUrl } from '../support/database.ts'

/** It has no workspace. */
async function emptyDatabase(): Promise<string> {
  const url = new URL(await testDatabaseUrl())
  const { db, close } = connect(url.href, { max: 1, applicationName: 'test' })
  const name = `${url.pathname.slice(1)}_aside`
  await db.execute(sql.raw(`create database ${name} template ${inject('database').template}`))
  onTestFinished(async () => {
    await db.execute(sql.raw(`drop database ${name} with (force)`))
    await close()
  })
  url.pathname = `/${name}`
  return url.href
}

test('a process that cannot be started is why there is no demo', async () => {
  const url = await emptyDatabase()
  const { db, close } = connect(url, { max: 1, applicationName: 'test' })
  const { execPath } = process
  process.execPath = '/no/such/program'
  try {
    await expect(seedDemoAside(db, url)).rejects.toThrow(expect.objectContaining({ code: 'ENOENT' }))
  } finally {
    process.execPath = execPath
    await close()
  }
})

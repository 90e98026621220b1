import postgres from 'postgres'
import { inject, onTestFinished } from 'vitest'
import { testDatabaseUrl } from './database.ts'

let created = 0

/**
 * Creates a database without a workspace, which is dropped after the test, and returns its URL.
 * @param template the database to copy; `template1` also has no tables
 */
export async function emptyDatabase(template = inject('database').template): Promise<string> {
  const url = new URL(await testDatabaseUrl())
  const admin = postgres(url.href, { max: 1, onnotice: () => undefined })
  const name = `${url.pathname.slice(1)}_empty_${++created}`
  await admin.unsafe(`create database ${name} template ${template}`)
  onTestFinished(async () => {
    await admin.unsafe(`drop database ${name} with (force)`)
    await admin.end()
  })
  url.pathname = `/${name}`
  return url.href
}

import postgres from 'postgres'
import { inject } from 'vitest'

/** Returns the URL of this worker's database, and copies it from the migrated template on first use. */
export async function testDatabaseUrl(): Promise<string> {
  const { url, template, shared } = inject('database')
  if (shared !== undefined) return shared
  const name = template.replace('template', `worker_${process.env.VITEST_POOL_ID ?? '0'}`)
  const admin = postgres(url, { max: 1, onnotice: () => undefined })
  try {
    await admin.unsafe(`create database ${name} template ${template}`)
  } catch (error) {
    if ((error as { code?: string }).code !== '42P04') throw error // an earlier file created it
  } finally {
    await admin.end()
  }
  const own = new URL(url)
  own.pathname = `/${name}`
  return own.href
}

import pg from 'pg'
import { connectionString } from './connection-string.ts'

/**
 * The URL with an `sslmode` that the driver keeps: it takes `prefer` for TLS or nothing. Whether the server has TLS is
 * asked once, for all connections.
 */
export async function settleSslMode(url: string): Promise<string> {
  const settled = new URL(url)
  if (settled.searchParams.get('sslmode') !== 'prefer' || (await hasTls(url))) return url
  settled.searchParams.set('sslmode', 'disable')
  return settled.href
}

async function hasTls(url: string): Promise<boolean> {
  const client = new pg.Client({
    connectionString: connectionString(url, 'taskwire'),
    connectionTimeoutMillis: 3_000,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
  } catch (error) {
    // The driver gives it no code.
    if ((error as Error).message === 'The server does not support SSL connections') return false
    throw error
  }
  await client.end()
  return true
}

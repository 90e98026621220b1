import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from './config.ts'
import { readOrCreateSecret } from './db/secret-file.ts'

/** The key that signs sessions: the configured one, else one made once and kept in DATA_DIR. */
export async function loadSessionSecret(config: Pick<Config, 'sessionSecret' | 'dataDir'>): Promise<string> {
  if (config.sessionSecret !== undefined) return config.sessionSecret
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 })
  return readOrCreateSecret(join(config.dataDir, 'session-secret'))
}

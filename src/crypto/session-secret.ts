import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { readOrCreateSecret } from './secret-file.ts'

/** The key that signs sessions: the configured one, else one made once and kept in DATA_DIR. */
export async function loadSessionSecret({
  sessionSecret,
  dataDir,
}: {
  sessionSecret?: string | undefined
  dataDir: string
}): Promise<string> {
  if (sessionSecret !== undefined) return sessionSecret
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  return readOrCreateSecret(join(dataDir, 'session-secret'))
}

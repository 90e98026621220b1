import { join } from 'node:path'
import { createDataDir } from './data-dir.ts'
import { createSecretBox, type SecretBox } from './secret-box.ts'
import { readOrCreateSecret } from './secret-file.ts'

interface ConfiguredSecrets {
  sessionSecret?: string | undefined
  dataDir: string
}

/**
 * Returns the secret that encrypts cursors and signing secrets: the configured secret, or else a secret that is created
 * in DATA_DIR.
 */
export async function loadSessionSecret({ sessionSecret, dataDir }: ConfiguredSecrets): Promise<string> {
  if (sessionSecret !== undefined) return sessionSecret
  await createDataDir(dataDir)
  return readOrCreateSecret(secretFile(dataDir))
}

export function secretFile(dataDir: string): string {
  return join(dataDir, 'session-secret')
}

/** Returns the box that encrypts signing secrets. */
export async function openSecretBox({
  sessionSecretsPrevious,
  ...configured
}: ConfiguredSecrets & { sessionSecretsPrevious: readonly string[] }): Promise<SecretBox> {
  return createSecretBox(await loadSessionSecret(configured), sessionSecretsPrevious)
}

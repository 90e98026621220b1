import { readConfig, siteUrlOf } from '../config.ts'
import { openSecretBox } from '../crypto/session-secret.ts'
import type { Mailing } from '../domain/mail/outbox.ts'
import { findSiteUrl } from '../site-url.ts'

/**
 * Returns the functions with which commands queue email for a worker. Links point to the server that runs on DATA_DIR,
 * if any.
 */
export async function openMailing(): Promise<Mailing> {
  const config = readConfig()
  const box = await openSecretBox(config)
  const { publicUrl, databaseUrl, dataDir } = config
  const running = (publicUrl ?? databaseUrl) ? undefined : await findSiteUrl(dataDir)
  return { isConfigured: config.mail !== undefined, siteUrl: running ?? siteUrlOf(config), box }
}

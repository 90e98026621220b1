import type { Config } from '../../src/config.ts'
import { createSecretBox } from '../../src/crypto/secret-box.ts'
import { readSecret } from '../../src/crypto/secret-file.ts'
import { secretFile } from '../../src/crypto/session-secret.ts'
import type { Database } from '../../src/db/database.ts'
import { sql } from '../../src/db/drizzle.ts'
import { ok, problem, type Finding } from './finding.ts'

/** Some of the newest are enough: they were sealed alike. */
const maxOpened = 100

/** Whether the session secret is the one that the webhooks' signing secrets were sealed with. */
export async function checkSigningSecrets(db: Database, config: Config): Promise<Finding[]> {
  const check = 'signing_secrets'
  const [table] = await db.run(`select to_regclass('webhook_secrets')::text as name`)
  if (table?.name === null) return []
  const rows = await db.execute<{ sealed: Buffer }>(
    sql`select sealed from webhook_secrets order by created_at desc limit ${maxOpened}`,
  )
  const secret = config.sessionSecret ?? (await readSecret(secretFile(config.dataDir)))
  const box = secret === undefined ? undefined : createSecretBox(secret, config.sessionSecretPrevious)
  const shut = rows.filter(({ sealed }) => !box || !opens(() => box.open(sealed))).length
  if (shut === 0)
    return [
      ok(
        check,
        rows.length === 0 ? 'there are none' : `the session secret opens them (${rows.length} tried)`,
      ),
    ]
  return [
    problem(
      check,
      `${shut} of the ${rows.length} newest are not opened by the session secret: their webhooks cannot be signed`,
      'set SESSION_SECRET_PREVIOUS to the former secret, or run webhooks rotate-secret for the endpoints',
    ),
  ]
}

function opens(open: () => unknown): boolean {
  try {
    open()
    return true
  } catch {
    return false
  }
}

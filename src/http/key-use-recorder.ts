import type { Logger } from 'pino'
import type { Counter } from 'prom-client'
import type { Database } from '../db/database.ts'
import { writeKeyUses, type KeyUse } from '../domain/api-keys/key-uses.ts'
import { BatchWriter } from './batch-writer.ts'

/** Writes uses of keys beside the requests. What is lost is some seconds of what is shown of them. */
export function createKeyUseRecorder(db: Database, logger: Logger, dropped: Counter): BatchWriter<KeyUse> {
  return new BatchWriter({
    write: (uses) => writeKeyUses(db, uses),
    onLost(count, error) {
      dropped.inc(count)
      logger.warn({ err: error, uses: count }, 'uses of keys could not be written')
    },
  })
}

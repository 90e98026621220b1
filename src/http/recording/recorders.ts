import type { Logger } from 'pino'
import type { Counter } from 'prom-client'
import type { Database } from '../../db/database.ts'
import { writeKeyUses, type KeyUse } from '../../domain/api-keys/key-uses.ts'
import {
  writeRequests,
  type KnownRequest,
  type RequestLogRules,
} from '../../domain/request-log/write-requests.ts'
import type { Metrics } from '../../metrics.ts'
import { BatchWriter } from './batch-writer.ts'

/** Writers of the request log and of key uses. Items that do not fit or cannot be written are counted as lost. */
export interface Recorders {
  /** The request log (product.md 17.3). */
  requests: BatchWriter<KnownRequest>
  keyUses: BatchWriter<KeyUse>
  /** Resolves when all waiting items have been written or lost. */
  flush: () => Promise<unknown>
}

export function createRecorders(
  db: Database,
  logger: Logger,
  metrics: Metrics,
  { mode, maxPageSize }: RequestLogRules,
): Recorders {
  const lose = (dropped: Counter, what: string) => (count: number, error?: unknown) => {
    dropped.inc(count)
    if (error) logger.warn({ err: error, count }, `${what} could not be written`)
  }
  const onLost = lose(metrics.requestsDropped, 'the request log')
  const requests = new BatchWriter<KnownRequest>({
    write: (batch) => writeRequests(db, batch, { mode, maxPageSize }, onLost),
    onLost,
  })
  const keyUses = new BatchWriter<KeyUse>({
    write: (batch) => writeKeyUses(db, batch),
    onLost: lose(metrics.keyUsesDropped, 'uses of keys'),
  })
  return { requests, keyUses, flush: () => Promise.all([requests.flush(), keyUses.flush()]) }
}

import type { Config } from '../config.ts'
import type { Database } from '../db/database.ts'
import type { Mailing } from '../domain/mail/outbox.ts'

/** What the jobs use of their process. */
export interface JobContext {
  db: Database
  clock: { now(): Date }
  config: Pick<Config, 'activityDays' | 'requestLog' | 'sessionTtlSeconds'>
  mailing: Mailing
  /** Aborted when the process begins to drain. */
  drain: AbortController
}

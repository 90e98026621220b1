import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import type { SecretBox } from '../crypto/secret-box.ts'
import type { Database } from '../db/database.ts'
import type { Listener } from '../db/listener.ts'
import type { Mailing } from '../domain/mail/outbox.ts'
import type { Metrics } from '../metrics.ts'

/** What a worker uses of its process. */
export interface WorkerContext {
  db: Database
  clock: { now(): Date }
  listener: Pick<Listener, 'on'>
  logger: Logger
  /** Opens the signing secrets of endpoints, and stored emails. */
  secrets: { box: SecretBox }
}

/** What the worker of webhooks uses of its process. */
export interface DeliveryContext extends WorkerContext {
  config: Pick<Config, 'webhooks'>
  metrics: Pick<Metrics, 'failing' | 'webhookAttempts' | 'webhookLag'>
  mailing: Mailing
}

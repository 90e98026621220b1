import type { EventEmitter } from 'node:events'
import type { Config } from '../config.ts'
import type { UrlRules } from '../contract/public-urls.ts'
import type { SecretBox } from '../crypto/secret-box.ts'
import type { Database } from '../db/database.ts'
import type { Listener } from '../db/listener.ts'
import type { StreamPermissions } from '../domain/accounts/stream-permissions.ts'
import type { Mailing } from '../domain/mail/outbox.ts'
import type { ChangeFeed } from '../domain/record/change-feed.ts'
import type { Budgets } from './budgets/budgets.ts'
import type { Admission } from './admission/admission.ts'
import type { CursorKeys } from './pagination/cursor-keys.ts'
import type { Recorders } from './recording/recorders.ts'

export interface Clock {
  now(): Date
}

/** What the open streams of a process share. */
export interface Streams {
  /** Emits `beat`. */
  heartbeat: EventEmitter
  /** Passes changes to the streams that may show them. */
  feed: ChangeFeed
  /** Tells whether their sessions are active with unchanged roles. */
  permissions: StreamPermissions
  /** Tells whether their sessions are active, with any role. */
  membershipPermissions: StreamPermissions
}

/** The long-lived objects of a process that serves requests. */
export interface HttpContext {
  config: Config
  db: Database
  clock: Clock
  budgets: Budgets
  listener: Listener
  admission: Admission
  recorders: Recorders
  streams: Streams
  /** Derived from the session secret: the signer of cursors, and the cipher of signing secrets. */
  secrets: { cursorKeys: CursorKeys; box: SecretBox }
  /** The site URL contains the port once the server listens. */
  mailing: Mailing
  urls: UrlRules
  /** Aborted when the process begins to drain: `/readyz` then fails, and streams end. */
  drain: AbortController
}

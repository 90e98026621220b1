import type { Origin } from '../db/schema.ts'

/** The origin and time of a change. Every write is attributed to the origin, and its timestamps are `now`. */
export interface ChangeSource {
  workspaceId: string
  /** The user who caused the change; null for operator commands and jobs. */
  userId: string | null
  via: Origin
  /** The API key of the request, if any. */
  apiKeyId?: string
  /** The `X-Request-Id` of the API request, if any. */
  requestId?: string
  now: Date
}

/** A change source with a known user. */
export interface Actor extends ChangeSource {
  userId: string
}

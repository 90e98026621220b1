import type { Origin } from '../db/schema.ts'

/** From where a change comes, and when: every write is attributed to it, and everything it writes bears its `now`. */
export interface ChangeSource {
  workspaceId: string
  /** Null where no person is known: an operator's command, a job. */
  userId: string | null
  via: Origin
  /** The API key used, where one was. */
  apiKeyId?: string
  /** The `X-Request-Id` of the API request, where it was one. */
  requestId?: string
  now: Date
}

/** A person who acts. */
export interface Actor extends ChangeSource {
  userId: string
}

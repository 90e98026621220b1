import type { Origin } from '../db/schema.ts'

/** Who acts, from where, and when: every write is attributed to it, and everything it writes bears its `now`. */
export interface Actor {
  workspaceId: string
  userId: string
  via: Origin
  /** The API key used, where one was. */
  apiKeyId?: string
  now: Date
}

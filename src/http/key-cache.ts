import { hash } from 'node:crypto'
import type { ApiKey } from '../domain/api-keys/find-key.ts'
import type { Database } from '../db/database.ts'
import type { Listener } from '../db/listener.ts'

const maxEntries = 10_000

/**
 * Keys that were looked up a moment ago, by a hash of their secret. They are trusted only while this process is
 * connected to the signals of revocations, rotations, disabling and membership changes (product.md 3.11), and never
 * longer than the creator's membership may go unread.
 */
export class KeyCache {
  readonly #entries = new Map<string, { key: ApiKey; until: number }>()
  /** Look-ups that have begun since something was last forgotten. */
  readonly #loading = new Map<string, Promise<ApiKey | undefined>>()
  readonly #listener: Listener
  readonly #maxAgeMillis: number
  /** Counts signals and disconnections, so that a lookup which began before is not kept. */
  #generation = 0

  constructor(listener: Listener, { signals }: Pick<Database, 'signals'>, maxAgeSeconds: number) {
    this.#listener = listener
    this.#maxAgeMillis = maxAgeSeconds * 1000
    listener.on('taskwire_keys', () => this.clear())
    signals.onCommit('taskwire_keys', () => this.clear())
    listener.onDisconnect(() => this.clear())
  }

  /** The key that the secret opens, from here or from `load`; undefined when it opens nothing. */
  async find(
    secret: string,
    now: Date,
    load: () => Promise<ApiKey | undefined>,
  ): Promise<ApiKey | undefined> {
    if (!this.#listener.isConnected) return load()
    const digest = hash('sha256', secret, 'base64')
    const kept = this.#entries.get(digest)
    if (kept && kept.until > now.getTime()) return kept.key
    return this.#loading.get(digest) ?? this.#load(digest, now, load)
  }

  /** Requests that come meanwhile wait for the same look-up: a key that is much used would be looked up for each of them. */
  #load(digest: string, now: Date, load: () => Promise<ApiKey | undefined>): Promise<ApiKey | undefined> {
    const generation = this.#generation
    const loading = load()
      .then((key) => {
        if (key && generation === this.#generation) this.#keep(digest, key, now)
        return key
      })
      .finally(() => {
        if (generation === this.#generation) this.#loading.delete(digest)
      })
    this.#loading.set(digest, loading)
    return loading
  }

  /** Forgets everything; the next requests ask the database. */
  clear(): void {
    this.#generation++
    this.#entries.clear()
    this.#loading.clear()
  }

  #keep(digest: string, key: ApiKey, now: Date): void {
    if (this.#entries.size >= maxEntries) this.#entries.clear()
    const recheck = now.getTime() + this.#maxAgeMillis
    const until = key.validUntil === null ? recheck : Math.min(recheck, Date.parse(key.validUntil))
    this.#entries.set(digest, { key, until })
  }
}

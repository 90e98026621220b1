import { hash } from 'node:crypto'
import type { Database } from '../../db/database.ts'
import type { Listener } from '../../db/listener.ts'
import type { ApiKey } from '../../domain/api-keys/find-key.ts'

const maxEntries = 10_000

/**
 * Caches API keys by a hash of their secret, for CREATOR_RECHECK_SECONDS at most, and only while this process is connected
 * to the notifications of revocations, rotations, disabling and membership changes (product.md 3.11).
 */
export class KeyCache {
  readonly #entries = new Map<string, { key: ApiKey; until: number }>()
  /** Lookups in flight that started after the cache was last cleared. */
  readonly #loading = new Map<string, Promise<ApiKey | undefined>>()
  readonly #listener: Listener
  readonly #maxAgeMillis: number
  /** Number of times that the cache was cleared. Lookups that started before the last clear are not cached. */
  #generation = 0

  constructor(listener: Listener, { signals }: Pick<Database, 'signals'>, maxAgeSeconds: number) {
    this.#listener = listener
    this.#maxAgeMillis = maxAgeSeconds * 1000
    listener.on('taskwire_keys', (workspaceId) => this.forget(workspaceId))
    signals.onCommit('taskwire_keys', (workspaceId) => this.forget(workspaceId))
    listener.onDisconnect(() => this.clear())
  }

  /** Returns the key of the secret, from the cache or from `load`, or undefined if there is none. */
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

  /** Coalesces lookups: concurrent requests with the same secret wait for the same query. */
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

  /** Removes the keys of a workspace from the cache, or all keys if no workspace is given. */
  forget(workspaceId = ''): void {
    if (workspaceId === '') return this.clear()
    this.#generation++
    this.#loading.clear()
    for (const [digest, { key }] of this.#entries)
      if (key.workspaceId === workspaceId) this.#entries.delete(digest)
  }

  /** Empties the cache. */
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

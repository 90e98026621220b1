import { hash } from 'node:crypto'
import type { Request } from 'express'
import type { AppContext } from '../context.ts'
import type { Database } from '../db/database.ts'
import type { Listener } from '../db/listener.ts'
import type { Plan } from '../db/plan.ts'
import { retryStale } from '../db/retry.ts'
import { isSecret, secretHash } from '../crypto/api-key-secret.ts'
import { assertKey, findKeyByHash, type ApiKey } from '../domain/api-keys/find-key.ts'
import { isWorthKeeping } from '../domain/api-keys/key-uses.ts'
import { networkOf } from '../domain/accounts/client-network.ts'
import { AppError } from '../errors.ts'
import type { AnyoneContexts, ApiKeyContexts, ReadContext, WriteContext } from './call-context.ts'
import type { Budget, Contexts } from './contract.ts'
import type { Identity } from './idempotency.ts'
import { createPaginator } from './pagination.ts'
import { peekBudgets } from './rate-limits.ts'
import { clientAddress, type ResponseLocals } from './request-head.ts'

/** What a security scheme of a contract means. */
export interface Authenticator<Given extends Contexts[string] = Contexts[string]> {
  /**
   * @param isFresh nothing that was known before counts
   * @throws AppError 401, 403: there is no caller, and the address pays
   */
  authenticate: (req: Request, isFresh: boolean) => Promise<Caller<Given>>
  /** The `WWW-Authenticate` of its 401. */
  challenge?: string
  /** Whether its callers have an `identity`, whose `Idempotency-Key`s are its own. */
  honorsIdempotency?: boolean
}

/**
 * Commits a plan of a handler that has several, if the caller may still do so by then.
 * @param contentionKey equal for plans that may wait for the same lock; otherwise the caller's
 */
export type Write = <T>(make: (plan: Plan) => Promise<T>, contentionKey?: string) => Promise<T>

/** Whoever calls. */
export interface Caller<Given extends Contexts[string] = Contexts[string]> {
  /** Whose `Idempotency-Key`s those of the request are: a key's or a user's, in a workspace. */
  identity?: Identity
  /** Equal for callers whose writes may wait for the same lock; without it the workspace of the identity. */
  contentionKey?: string | undefined
  /** Whose budget it is. */
  payer(budget: Budget): string
  /** @throws AppError when the caller lacks what the operation requires */
  assertMay(requires: readonly string[]): void
  /** Has the plan rely on all that lets the caller do what the operation requires (product.md 3.16). */
  assertIn(plan: Plan, requires: readonly string[], now: Date): void
  /** The context for the handler of a read, or of a write with transactions of its own. */
  readContext(write: Write): Given['read']
  /** What the handler of a write gets beside its input. */
  writeContext(plan: Plan, now: Date): Given['write']
}

/** A bearer token that is an API key (product.md 3.4); what operations require are its scopes. */
export function authenticateByKey(context: AppContext): Authenticator<ApiKeyContexts> {
  const keys = new KeyCache(context.listener, context.db, context.config.creatorRecheckSeconds)
  return {
    challenge: 'Bearer',
    honorsIdempotency: true,
    authenticate: async (req, isFresh) =>
      new KeyCaller(context, await findKey(context, keys, req, isFresh), localsOf(req).requestId),
  }
}

/**
 * The key that the request presents. A token that no mint of ours can have made is refused without asking the database.
 * @throws AppError api_key_required, api_key_disabled
 */
async function findKey(context: AppContext, keys: KeyCache, req: Request, isFresh: boolean): Promise<ApiKey> {
  const secret = bearerOf(req)
  if (secret === undefined) throw new AppError('api_key_required')
  const now = context.clock.now()
  const lookUp = async () =>
    isSecret(secret)
      ? context.admission.keyLookups.run(() => lookUpKey(context, secretHash(secret), now))
      : undefined
  const key = await (isFresh ? lookUp() : keys.find(secret, now, lookUp))
  if (!key) throw new AppError('api_key_required')
  // The record of a request shows the key that was known, also where it is refused.
  localsOf(req).caller = key
  if (key.disabled) throw new AppError('api_key_disabled')
  return key
}

/** Its use is written aside: a database that cannot be written to stops no read (product.md 3.14). */
async function lookUpKey(
  { db, recorders }: AppContext,
  hash: Buffer,
  now: Date,
): Promise<ApiKey | undefined> {
  const key = await retryStale(() => findKeyByHash(db, hash, now))
  if (key && isWorthKeeping(key.lastUsedAt, now))
    recorders.keyUses.add({ workspaceId: key.workspaceId, hash, at: now })
  return key
}

/** Who pays where there is no caller. */
export const addressOf = (req: Request): string => networkOf(clientAddress(req))

/** The token that a request presents. */
export function bearerOf({ headers }: Request): string | undefined {
  return /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1]
}

const localsOf = ({ res }: Request): ResponseLocals => res?.locals as ResponseLocals

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

class KeyCaller implements Caller<ApiKeyContexts> {
  readonly identity: Identity
  readonly #context: AppContext
  readonly #key: ApiKey
  readonly #requestId: string

  constructor(context: AppContext, apiKey: ApiKey, requestId: string) {
    this.#context = context
    this.#key = apiKey
    this.identity = apiKey
    this.#requestId = requestId
  }

  payer(budget: Budget): string {
    return budget === 'workspace' ? this.#key.workspaceId : this.#key.id
  }

  assertMay(scopes: readonly string[]): void {
    assertScopes(this.#key.scopes, scopes)
  }

  assertIn(plan: Plan, _requires: readonly string[], now: Date): void {
    assertKey(plan, this.#key, now)
  }

  readContext(): ReadContext {
    const { db, budgets, config, cursorKeys } = this.#context
    const key = this.#key
    const { workspaceId } = key
    const { paginate } = createPaginator(cursorKeys, workspaceId, config.pageSize)
    return {
      db,
      key,
      workspaceId,
      paginate,
      rateLimits: () => peekBudgets(budgets, key),
    }
  }

  /** The key acts as its creator (product.md 3.1). */
  writeContext(plan: Plan, now: Date): WriteContext {
    const { id, workspaceId, userId } = this.#key
    const requestId = this.#requestId
    return { plan, actor: { workspaceId, userId, via: 'api', apiKeyId: id, requestId, now } }
  }
}

/** @throws AppError scope_required */
export function assertScopes(held: readonly string[], required: readonly string[]): void {
  const missing = required.find((scope) => !held.includes(scope))
  if (missing !== undefined) throw new AppError('scope_required', { param: 'scope', detail: missing })
}

/** For operations that anybody may call, which can spend no budget but that of the address. */
export function authenticateNobody({ db }: AppContext): Authenticator<AnyoneContexts> {
  const anyone: Caller<AnyoneContexts> = {
    payer: () => '',
    assertMay: () => undefined,
    assertIn: () => undefined,
    readContext: () => ({ db }),
    writeContext: (plan, now) => ({ plan, now }),
  }
  return { authenticate: () => Promise.resolve(anyone) }
}

import type { Request } from 'express'
import type { Budget } from '../../contract/operation.ts'
import type { Plan } from '../../db/plan.ts'
import { isSecret, secretHash } from '../../crypto/api-key-secret.ts'
import { assertKey, findKeyByHash, type ApiKey } from '../../domain/api-keys/find-key.ts'
import { isUseDue } from '../../domain/api-keys/key-uses.ts'
import { AppError } from '../../errors.ts'
import { peekBudgets } from '../budgets/budgets.ts'
import type { ApiKeyContexts, OwnContext, ReadContext, WriteContext } from '../contexts/call-context.ts'
import type { Authenticator, Caller, Identity } from './caller.ts'
import type { HttpContext } from '../http-context.ts'
import { KeyCache } from './key-cache.ts'
import { paginate } from '../pagination/pagination.ts'
import type { ResponseLocals } from '../response-locals.ts'

/** Authenticates by an API key as bearer token (product.md 3.4). Operations require scopes. */
export function authenticateByKey(context: HttpContext): Authenticator<ApiKeyContexts> {
  const keys = new KeyCache(context.listener, context.db, context.config.creatorRecheckSeconds)
  return {
    challenge: 'Bearer',
    honorsIdempotency: true,
    authenticate: async (req, isFresh) =>
      new KeyCaller(context, await findKey(context, keys, req, isFresh), localsOf(req).requestId),
  }
}

/**
 * Returns the API key of the request. A token without the format and checksum of a key is refused without a query.
 * @throws AppError api_key_required, api_key_disabled
 */
async function findKey(
  context: HttpContext,
  keys: KeyCache,
  req: Request,
  isFresh: boolean,
): Promise<ApiKey> {
  const secret = bearerOf(req)
  if (secret === undefined) throw new AppError('api_key_required')
  const now = context.clock.now()
  const lookUp = async () =>
    isSecret(secret)
      ? context.admission.keyLookups.run(() => lookUpKey(context, secretHash(secret), now))
      : undefined
  const key = await (isFresh ? lookUp() : keys.find(secret, now, lookUp))
  if (!key) throw new AppError('api_key_required')
  // The request log shows the key even if the request is refused.
  localsOf(req).caller = key
  if (key.disabled) throw new AppError('api_key_disabled')
  return key
}

/** Reads a key. Records its use outside the request, so that a read-only database serves reads (product.md 3.14). */
async function lookUpKey(
  { db, recorders }: HttpContext,
  hash: Buffer,
  now: Date,
): Promise<ApiKey | undefined> {
  const key = await findKeyByHash(db, hash, now)
  if (key && isUseDue(key.lastUsedAt, now))
    recorders.keyUses.add({ workspaceId: key.workspaceId, hash, at: now })
  return key
}

/** Returns the bearer token of a request. */
export function bearerOf({ headers }: Request): string | undefined {
  return /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1]
}

const localsOf = ({ res }: Request): ResponseLocals => res?.locals as ResponseLocals

class KeyCaller implements Caller<ApiKeyContexts> {
  readonly identity: Identity
  readonly #context: HttpContext
  readonly #key: ApiKey
  readonly #requestId: string

  constructor(context: HttpContext, apiKey: ApiKey, requestId: string) {
    this.#context = context
    this.#key = apiKey
    this.identity = apiKey
    this.#requestId = requestId
  }

  /** Returns the owner of a budget: the workspace, whose keys share it, or the key. */
  budgetOwner(budget: Budget): string {
    return budget === 'workspace' ? this.#key.workspaceId : this.#key.id
  }

  assertPermitted(scopes: readonly string[]): void {
    const { workspaceState, movedTo } = this.#key
    const held: readonly string[] = this.#key.scopes
    if (workspaceState === 'moved') throw new AppError('workspace_moved', { detail: movedTo ?? '' })
    const missing = scopes.find((scope) => !held.includes(scope))
    if (missing !== undefined) throw new AppError('scope_required', { param: 'scope', detail: missing })
  }

  addAssertions(plan: Plan, _requires: readonly string[], _operation: object, now: Date): void {
    assertKey(plan, this.#key, now)
  }

  readContext(): ReadContext {
    const context = this.#context
    const key = this.#key
    return {
      db: context.db,
      key,
      workspaceId: key.workspaceId,
      paginate: (...page) => paginate(context, key, ...page),
      rateLimits: () => peekBudgets(context.budgets, key),
    }
  }

  /** Returns the context with the key's creator as the actor (product.md 3.1). */
  writeContext(now: Date): WriteContext {
    const { id, workspaceId, userId } = this.#key
    const requestId = this.#requestId
    return { actor: { workspaceId, userId, via: 'api', apiKeyId: id, requestId, now } }
  }

  ownContext(now: Date): OwnContext {
    return { db: this.#context.db, ...this.writeContext(now) }
  }
}

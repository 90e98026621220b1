import type { Handlers, Schemas } from '../../generated/openapi.router.ts'
import type { AppContext } from '../context.ts'
import type { Database } from '../db/database.ts'
import type { Transaction } from '../db/transaction.ts'
import type { Actor } from '../domain/actor.ts'
import type { ApiKey } from '../domain/api-keys/find-key.ts'
import { createPaginator, type Paginator } from './pagination.ts'
import type { BudgetName } from './rate-limits.ts'

/** What a handler of a read gets beside its input. */
export interface ReadContext extends Paginator {
  db: Database
  key: ApiKey
  workspaceId: string
  /** What is left of the caller's budgets, this request included. */
  rateLimits: () => Promise<Schemas['Me']['rate_limit']>
}

/** What a handler of a write gets: the transaction that the pipeline commits when the reply is well. */
export interface WriteContext {
  tx: Transaction
  actor: Actor
}

/** What the API serves: a function per operationId. */
export type ApiHandlers = Handlers<ReadContext, WriteContext>

/** Nothing in it is of one request: the reads of a key may share it. */
export function readContext({ db, budgets, config, cursorKey }: AppContext, key: ApiKey): ReadContext {
  const { workspaceId } = key
  const state = async (budget: BudgetName, of: string): Promise<Schemas['RateLimitState']> => {
    const { limit, remaining } = await budgets.peek({ budget, of })
    return { limit, remaining }
  }
  return {
    ...createPaginator(cursorKey, workspaceId, config.pageSize),
    db,
    key,
    workspaceId,
    async rateLimits() {
      const [own, workspace, write] = await Promise.all([
        state('key', key.id),
        state('workspace', workspaceId),
        state('write', key.id),
      ])
      return { key: own, workspace, write }
    },
  }
}

/** The key acts as its creator (specification, section 5). */
export function actorOf(key: ApiKey, now: Date): Actor {
  return { workspaceId: key.workspaceId, userId: key.userId, via: 'api', apiKeyId: key.id, now }
}

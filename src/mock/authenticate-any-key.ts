import { isSecret, secretHash } from '../crypto/api-key-secret.ts'
import { AppError } from '../errors.ts'
import { assertScopes, bearerOf, peekBudgets, type Authenticator } from '../http/authenticate.ts'
import { createPaginator, type CursorKeys } from '../http/pagination.ts'
import type { PipelineContext } from '../http/pipeline.ts'
import type { MockContext, MockContexts } from './handlers.ts'
import type { State } from './state.ts'

/** Takes any API key of the right form, with every scope but for those that the state knows. Each has budgets of its own. */
export function authenticateAnyKey(
  { budgets, config, clock }: Pick<PipelineContext, 'budgets' | 'config' | 'clock'>,
  state: State,
  cursorKeys: CursorKeys,
): Authenticator<MockContexts['apiKey']> {
  return {
    challenge: 'Bearer',
    honorsIdempotency: true,
    authenticate(req) {
      const secret = bearerOf(req)
      if (secret === undefined || !isSecret(secret)) return Promise.reject(new AppError('api_key_required'))
      const identity = { workspaceId: state.workspace.id, id: secretHash(secret).toString('hex') }
      const key = state.keys.get(identity.id) ?? state.usualKey
      if (key.refusal) return Promise.reject(new AppError(key.refusal))
      const { paginate } = createPaginator(cursorKeys, identity.workspaceId, config.pageSize)
      const contextAt = (now: Date): MockContext => {
        return { state, key, now, paginate, rateLimits: () => peekBudgets(budgets, identity) }
      }
      return Promise.resolve({
        identity,
        payer: (budget) => (budget === 'workspace' ? identity.workspaceId : identity.id),
        assertMay: (required) => assertScopes(key.scopes, required),
        assertIn: () => undefined,
        readContext: () => contextAt(clock.now()),
        writeContext: (_plan, now) => contextAt(now),
      })
    },
  }
}

export function authenticateNobody(
  { clock }: Pick<PipelineContext, 'clock'>,
  state: State,
): Authenticator<MockContexts['none']> {
  return {
    authenticate: () =>
      Promise.resolve({
        payer: () => '',
        assertMay: () => undefined,
        assertIn: () => undefined,
        readContext: () => ({ state, now: clock.now() }),
        writeContext: (_plan, now) => ({ state, now }),
      }),
  }
}

import type { Answer } from './answer.ts'
import type { FixtureFile } from './fixture-file.ts'
import type { Api } from './api.ts'
import type { DeliveryReceiver } from './delivery-receiver.ts'

type Area =
  | 'errors'
  | 'auth'
  | 'visibility'
  | 'limits'
  | 'idempotency'
  | 'pagination'
  | 'filters'
  | 'tasks'
  | 'comments'
  | 'events'
  | 'headers'
  | 'webhooks'

/** What a rule is tried on. */
export interface World {
  api: Api
  fixture: FixtureFile
  /** Asks for the contract that the server serves at its root. */
  contract: () => Promise<Answer>
  /** What the fixture's webhook endpoint receives; a rule that needs it is skipped where the fixture names none. */
  receiver: () => Promise<DeliveryReceiver>
}

/**
 * A promise of the contract that can be tried from outside. Rules depend on nothing that others do, not even on their
 * being kept: each makes what it needs, asserts one thing, and is skipped where it does not get as far as that.
 */
export interface Rule {
  id: `${Area}/${string}`
  title: string
  /** The words of the contract that it holds. */
  sentence: string
  /** Whether it counts what is spent or uses it up, so that nothing else may be asked meanwhile. */
  alone?: true
  /** Returns when the rule is kept; otherwise it throws a `Broken` or a `NotTried`. */
  try: (world: World) => Promise<void>
}

import type { Answer } from './answer.ts'
import type { FixtureFile } from './fixture-file.ts'
import type { Api } from './api.ts'
import type { DeliveryReceiver } from './delivery-receiver.ts'

/** The environment of a rule. */
export interface World {
  api: Api
  fixture: FixtureFile
  /** Fetches the contract that the server serves at its root. */
  contract: () => Promise<Answer>
  /** Starts the receiver for the fixture's webhook endpoint. Skips the rule if the fixture has none. */
  receiver: () => Promise<DeliveryReceiver>
}

/**
 * A promise of the contract that can be tested from outside. Rules are independent: each creates what it needs and
 * asserts one thing, or is skipped.
 */
export interface Rule {
  /** `area/what`, which stays the same from version to version. */
  id: string
  title: string
  /** The sentence of the contract that the rule tests. */
  sentence: string
  /** True if it counts or exhausts budgets, so that no other rule may run at the same time. */
  alone?: true
  /** Resolves if the server satisfies the rule. Otherwise throws `RuleViolation` or `RuleSkipped`. */
  try: (world: World) => Promise<void>
}

/** Returns the rules of an area, whose keys become their ids. */
export function area(name: string, rules: Readonly<Record<string, Omit<Rule, 'id'>>>): Rule[] {
  return Object.entries(rules).map(([id, rule]) => ({ id: `${name}/${id}`, ...rule }))
}

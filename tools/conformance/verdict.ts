/** Thrown if the server breaks the rule. The message contains actual and expected behavior. */
export class RuleViolation extends Error {
  override name = 'RuleViolation'
}

/** Thrown if the rule cannot be tested. The message contains the reason. */
export class RuleSkipped extends Error {
  override name = 'RuleSkipped'
}

/** Asserts the rule. */
export function expect(kept: boolean, otherwise: string): asserts kept {
  if (!kept) throw new RuleViolation(otherwise)
}

/** Asserts a precondition of the rule. */
export function need(given: boolean, otherwise: string): asserts given {
  if (!given) throw new RuleSkipped(otherwise)
}

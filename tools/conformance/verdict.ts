/** Thrown if the server breaks the rule. The message contains actual and expected behavior. */
export class Broken extends Error {
  override name = 'Broken'
}

/** Thrown if the rule cannot be tested. The message contains the reason. */
export class NotTried extends Error {
  override name = 'NotTried'
}

/** Asserts the rule. */
export function expect(kept: boolean, otherwise: string): asserts kept {
  if (!kept) throw new Broken(otherwise)
}

/** Asserts a precondition of the rule. */
export function need(given: boolean, otherwise: string): asserts given {
  if (!given) throw new NotTried(otherwise)
}

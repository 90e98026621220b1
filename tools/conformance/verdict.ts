/** Thrown when the server breaks the rule. The message says what it did and what it should have done. */
export class Broken extends Error {
  override name = 'Broken'
}

/** Thrown when the rule cannot be tried. The message says why. */
export class NotTried extends Error {
  override name = 'NotTried'
}

/** The rule itself. */
export function expect(kept: boolean, otherwise: string): asserts kept {
  if (!kept) throw new Broken(otherwise)
}

/** What must be so for the rule to be tried. */
export function need(given: boolean, otherwise: string): asserts given {
  if (!given) throw new NotTried(otherwise)
}

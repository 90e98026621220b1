/** A mistake of the operator's. The message is printed as it is, so it says what was wrong. */
export class CommandError extends Error {
  override name = 'CommandError'
}

/** A failure of which everything has been said. */
export class SaidError extends Error {
  override name = 'SaidError'
}

/** A mistake of the operator's. The message is printed as it is, so it says what was wrong. */
export class CommandError extends Error {
  override name = 'CommandError'
}

/** The end of a command before its time. What it had done by then is printed, and then why it ended and the message. */
export class UnfinishedError<Result extends object = object> extends Error {
  override name = 'UnfinishedError'
  readonly result: Result

  /** @param message says how to go on */
  constructor(result: Result, cause: unknown, message: string) {
    super(message, { cause })
    this.result = result
  }
}

/** A failure of which everything has been said. */
export class SaidError extends Error {
  override name = 'SaidError'
}

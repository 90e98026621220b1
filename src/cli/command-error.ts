/** A mistake by the operator. The message is printed unchanged. */
export class CommandError extends Error {}

/** A command that stopped early. Its partial result is printed, then the cause and the message. */
export class UnfinishedError<Result extends object = object> extends Error {
  readonly result: Result

  /** @param message tells how to continue */
  constructor(result: Result, cause: unknown, message: string) {
    super(message, { cause })
    this.result = result
  }
}

/** A failure that has already been reported. */
export class ReportedError extends Error {}

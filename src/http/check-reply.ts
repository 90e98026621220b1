import type { Operation } from '../../generated/openapi.router.ts'

/** A handler broke the contract: answered as a 500, and logged with what it would have sent. */
export class ContractViolation extends Error {
  readonly issues: unknown
  readonly reply: unknown

  constructor(operation: Operation, reply: unknown, issues: unknown) {
    super(`the reply of ${operation.operationId} breaks the contract`)
    this.issues = issues
    this.reply = reply
  }
}

/**
 * A wrong shape never leaves the server (decision 1.7).
 * @throws ContractViolation for an undocumented status or a body that is not the documented one
 */
export function checkReply(operation: Operation, reply: { status: number; body: unknown }): void {
  const validate = operation.responses[reply.status]
  if (!validate) throw new ContractViolation(operation, reply, `status ${reply.status} is not documented`)
  if (!validate(reply.body)) throw new ContractViolation(operation, reply, validate.errors)
}

import { errorCatalog, type ErrorCode } from '../../generated/errors.ts'
import { apis } from '../../src/app.ts'
import type { Operation } from '../../src/contract/operation.ts'

/** A response: its status and, for a refusal, its code. */
export interface Outcome {
  status: number
  code?: ErrorCode
}

/** Every served operation, with the name of its contract. */
export const servedOperations: (Operation & { contract: keyof typeof apis })[] = (
  Object.keys(apis) as (keyof typeof apis)[]
).flatMap((contract) =>
  Object.values<Operation>(apis[contract].operations).map((one) => ({ ...one, contract })),
)

/** Returns all documented responses of an operation, success responses first. */
export function outcomesOf({ responses, errorCodes }: Operation): Outcome[] {
  const successes = Object.keys(responses).map((status) => ({ status: Number(status) }))
  const refusals = (errorCodes as readonly ErrorCode[]).map((code) => ({ ...errorCatalog[code], code }))
  return [...successes, ...refusals.sort((one, other) => one.status - other.status)]
}

/** Returns a line such as `settings signIn 401 invalid_credentials`. */
export function nameOutcome(
  { contract, operationId }: { contract: string; operationId: string },
  { status, code }: Outcome,
): string {
  return [contract, operationId, status, ...(code === undefined ? [] : [code])].join(' ')
}

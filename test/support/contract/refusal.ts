import { expect } from 'vitest'
import type { ErrorCode } from '../../../generated/errors.ts'
import { contract, expectEnvelope, workContract, type Answer } from './contract.ts'

export interface Refusal {
  /** The field that the refusal names; by default none. */
  param?: string | undefined
  message?: string | RegExp
}

/**
 * Expects a refusal with this code: status and type as in the contract's catalog, `param` exactly as given,
 * and the envelope and headers that the code requires.
 */
export function expectRefusal(
  answer: Answer | undefined,
  code: ErrorCode,
  { param, message }: Refusal = {},
): void {
  if (!answer) throw new Error('there is no answer')
  // A code means the same in every contract, and the last contract contains all codes.
  const document = code in contract['x-error-catalog'] ? contract : workContract
  const { status, type } = document['x-error-catalog'][code] ?? {}
  const { error } = answer.body as { error?: Record<string, unknown> }
  // A single comparison, so a failure shows the whole response.
  expect({ status: answer.status, type: error?.type, code: error?.code, param: error?.param }).toEqual({
    status,
    type,
    code,
    param,
  })
  if (message !== undefined)
    expect(error?.message).toEqual(typeof message === 'string' ? message : expect.stringMatching(message))
  expectEnvelope(answer, document)
}

const varying = new Set(['date', 'x-request-id', 'x-ratelimit-remaining'])

/**
 * Returns a refusal without the parts that differ in each request, to show that two refusals are
 * indistinguishable.
 */
export function comparable({ status, headers, text = '' }: Answer): {
  status: number
  headers: Answer['headers']
  text: string
} {
  const requestId = headers['x-request-id'] ?? ''
  expect(text).toContain(`"request_id":"${requestId}"`)
  const rest = Object.entries(headers).filter(([name]) => !varying.has(name))
  return { status, headers: Object.fromEntries(rest), text: text.replace(requestId, '') }
}

import type { KeyModel, Model } from './model.ts'
import type { Operation } from './operations.ts'
import type { Spent } from './budgets.ts'

/** Request as it was sent. */
export interface Sent {
  operation: Operation
  /** Path below the prefix, with the query. */
  target: string
  headers: [name: string, value: string][]
  body: Buffer | undefined
}

/** Response that the run has received. */
export interface Received {
  status: number
  headers: Record<string, string | undefined>
  text: string
  body: unknown
}

export interface Row extends Record<string, unknown> {
  id: string
}

/** Compares a success with the model and updates the model. For a list returns a check of the rows of all its pages. */
export type Learn = (answer: Received) => ((rows: Row[]) => void) | undefined

/** Required answer: any documented one if neither a status nor a refusal is set. */
export interface Verdict {
  status?: number
  /** Refusals of which the answer must be one. */
  refusals?: Refusal[]
  /** Values of the rate-limit headers; undefined for none. */
  spent: Spent | undefined
  /** Charges the same budgets again, for a further page. */
  spendAgain: () => Spent | undefined
  learn: Learn
}

export interface Refusal {
  code: string
  param?: string | undefined
}

/** Thrown by a rule that refuses the call. */
export class Refused extends Error {
  readonly refusals: Refusal[]
  constructor(...refusals: Refusal[]) {
    super(refusals.map(({ code }) => code).join(' or '))
    this.refusals = refusals
  }
}

export function refuse(code: string, param?: string): never {
  throw new Refused({ code, param })
}

/** Thrown where the model cannot tell: any documented answer is right. */
export class Unknown extends Error {}

/** Thrown when an answer is wrong. */
export class Finding extends Error {}

/** @throws Finding if the received value is not the expected one */
export function equal(what: string, came: unknown, wanted: unknown): void {
  const [one, other] = [came, wanted].map(canonical)
  if (one !== other) throw new Finding(`${what} is ${one}, and should be ${other}`)
}

/** Returns the JSON of a value with sorted members. */
export const canonical = (value: unknown): string => JSON.stringify(value, inOrder) ?? 'absent'

const inOrder = (_name: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value

export type Body = Record<string, unknown>

/** Arguments of the rules of an operation. */
export interface Call {
  model: Model
  operation: Operation
  id: string
  query: URLSearchParams
  body: Body
  /** Key of the caller, in the public API. */
  key: KeyModel
  cookie: string
  sent: Sent
}

/** Rules by operation: each returns a check of the answer. @throws Refused, Unknown */
export type Rules = Record<string, (call: Call) => (answer: Received) => ReturnType<Learn> | void>

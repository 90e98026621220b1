import type { KeyModel, Model } from './model.ts'
import type { Operation } from './operations.ts'
import type { Spent } from './budgets.ts'

/** A request as it was sent. */
export interface Sent {
  operation: Operation
  /** Below the prefix, with the query. */
  target: string
  headers: [name: string, value: string][]
  body: Buffer | undefined
}

/** What is known of an answer that has come. */
export interface Told {
  status: number
  headers: Record<string, string | undefined>
  text: string
  body: unknown
}

export interface Row extends Record<string, unknown> {
  id: string
}

/** Of a success: holds the answer against the model, and has it learn. A list gives what holds the rows of all its pages. */
export type Learn = (answer: Told) => ((rows: Row[]) => void) | undefined

/** What must be answered: any documented answer where there is neither a status nor a refusal. */
export interface Verdict {
  status?: number
  /** Any of these. */
  refusals?: Refusal[]
  /** What the headers say; undefined: nothing. */
  spent: Spent | undefined
  /** Charges the same once more. */
  spendAgain: () => Spent | undefined
  learn: Learn
}

export interface Refusal {
  code: string
  param?: string | undefined
}

/** What a rule finds. */
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

/** What the model cannot say: any documented answer will do. */
export class Unknown extends Error {}

/** What must not be. */
export class Finding extends Error {}

/** @throws Finding when what came is not what had to come */
export function equal(what: string, came: unknown, wanted: unknown): void {
  const [one, other] = [came, wanted].map(canonical)
  if (one !== other) throw new Finding(`${what} is ${one}, and should be ${other}`)
}

/** Its JSON with members by their names: their order says nothing. */
export const canonical = (value: unknown): string => JSON.stringify(value, inOrder) ?? 'absent'

const inOrder = (_name: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value

export type Body = Record<string, unknown>

/** What the rules of an operation are asked with. */
export interface Call {
  model: Model
  operation: Operation
  id: string
  query: URLSearchParams
  body: Body
  /** Of the public API. */
  key: KeyModel
  cookie: string
  sent: Sent
}

/** By operation, what follows from the model. @throws Refused, Unknown */
export type Rules = Record<string, (call: Call) => (answer: Told) => ReturnType<Learn> | void>

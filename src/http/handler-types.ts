/* The types of the handlers of a contract, which follow from what codegen writes into `generated/NAME.operations.ts`. */

import type { Plan } from '../db/plan.ts'
import type { Transaction } from '../db/transaction.ts'

/** A contract: the `Contract` of `generated/NAME.operations.ts`. */
export interface Contract {
  /** The types that openapi-typescript generates for each operation. */
  types: object
  operations: object
}

type Types<C extends Contract, Id> = Id extends keyof C['types'] ? C['types'][Id] : never
type Facts<C extends Contract, Id> = Id extends keyof C['operations'] ? C['operations'][Id] : never

/** The input of a handler: everything that the contract documents for the request, validated. */
export type Input<C extends Contract, Id extends keyof C['operations']> = {
  path: Known<Part<Types<C, Id>, 'path'>>
  query: Texts<Known<Part<Types<C, Id>, 'query'>>, LenientNames<Facts<C, Id>>>
  /** Request headers, except those that the pipeline itself handles. */
  headers: Omit<Known<Part<Types<C, Id>, 'header'>>, 'Idempotency-Key' | 'X-Request-Id'>
  body: BodyOf<Types<C, Id>>
} & (Streams<Types<C, Id>> extends true
  ? {
      /** Aborted when the client has disconnected or the server drains: the stream must end. */
      signal: AbortSignal
    }
  : unknown)

type Part<Type, Where extends string> = Type extends { parameters: { [W in Where]?: infer Given } }
  ? Given
  : never
type Known<Given> = Given extends object ? Given : Record<never, never>

/** Query parameters. Lenient parameters are raw text. */
type Texts<Query, Lenient> = { [Name in keyof Query]: Name extends Lenient ? string : Query[Name] }
type LenientNames<Operation> = Operation extends { query: readonly (infer One)[] }
  ? One extends { name: infer Name; lenient: true }
    ? Name
    : never
  : never

type BodyOf<Type> = Type extends { requestBody?: unknown } ? JsonOf<Type['requestBody']> : undefined
type JsonOf<Given> = Given extends { content: infer Media }
  ? Media extends { 'application/json': infer Body }
    ? Body
    : AsyncIterable<Uint8Array>
  : undefined

type SuccessStatus = 200 | 201 | 202 | 204
type Responses<Type> = Type extends { responses: infer All } ? All : never

/** The reply of a handler: one of the operation's documented success responses. */
export type Reply<C extends Contract, Id extends keyof C['operations']> =
  Facts<C, Id> extends { heavy: true }
    ? InSlices<ReplyOf<Responses<Types<C, Id>>>>
    : ReplyOf<Responses<Types<C, Id>>>

/** A long list in a reply, which is made in slices. */
export type Sliced<Element> = AsyncIterable<Element[]>

/** The reply of an `x-heavy` operation: the lists in its `data` are made in slices. */
type InSlices<Whole> = Whole extends { body: { data: infer Data } }
  ? Omit<Whole, 'body'> & {
      body: {
        data: { [Name in keyof Data]: Data[Name] extends (infer Element)[] ? Sliced<Element> : Data[Name] }
      }
    }
  : Whole

type ReplyOf<All> = {
  [Status in keyof All & SuccessStatus]: Content<Status, All[Status]> & OwnHeaders<All[Status]>
}[keyof All & SuccessStatus]

type Content<Status, Response> = Response extends { content: infer Media }
  ? { status: Status; body: BodyIn<Media> }
  : { status: Status; body?: undefined }

type BodyIn<Media> = Media extends { 'application/json': infer Body }
  ? Body
  : Media extends { 'text/event-stream': unknown }
    ? AsyncIterable<ServerSentEvent>
    : Media extends { 'text/csv': unknown }
      ? string | AsyncIterable<string>
      : string

type Streams<Type> =
  Extract<ReplyOf<Responses<Type>>, { body: AsyncIterable<ServerSentEvent> }> extends never ? false : true

type OwnHeaders<Response> = Response extends { headers: infer All }
  ? HeadersPart<{
      [Name in keyof All as OwnName<Name>]: All[Name] | (Name extends 'Set-Cookie' ? string[] : never)
    }>
  : { headers?: never }
type HeadersPart<Own> = keyof Own extends never
  ? { headers?: never }
  : Record<never, never> extends Own
    ? { headers?: Own }
    : { headers: Own }
/** Excludes the index signature of openapi-typescript, and the headers that the pipeline sets. */
type OwnName<Name> = string extends Name ? never : Name extends PipelineHeader ? never : Name
type PipelineHeader = 'X-Request-Id' | 'X-RateLimit-Limit' | 'X-RateLimit-Remaining' | 'Idempotent-Replay'

/** One event of a `text/event-stream`. An event with only a comment keeps an idle connection open. */
export interface ServerSentEvent {
  event?: string
  id?: string
  data?: string
  comment?: string
}

/** The contexts for handlers, by the security scheme of the operation; `none` if anyone may call. */
export type Contexts = Readonly<Record<string, { read: object; write: object; own: object }>>

/** The commit functions for a handler that commits by itself. A commit fails if the caller is no longer permitted. */
export interface Commits {
  /**
   * Commits a plan.
   * @param contentionKey equal for writes that may wait for the same lock; by default the caller's
   */
  write: <T>(make: (plan: Plan) => Promise<T>, contentionKey?: string) => Promise<T>
  /** Commits a transaction, for writes that lock rows or change any number of rows. */
  transact: <T>(work: (tx: Transaction) => Promise<T>, contentionKey?: string) => Promise<T>
}

/** Contexts for every security scheme of a contract. A missing scheme is a compile error. */
export type ContextsFor<C extends Contract> = Contexts & {
  [Scheme in SchemeOf<C['operations'][keyof C['operations']]>]: Contexts[string]
}
type SchemeOf<Operation> = Operation extends { security: { scheme: infer Scheme extends string } }
  ? Scheme
  : 'none'

/**
 * One function for each operationId. A missing function is a compile error. On the id in the type of a handler,
 * `ApiHandlers['createTask']`, an editor shows the operation's policy.
 */
export type Handlers<C extends Contract, Given extends ContextsFor<C>> = {
  [Id in keyof C['operations']]: (
    input: Input<C, Id>,
    context: ContextOf<C['operations'][Id], Given>,
  ) => Promise<Reply<C, Id>>
}

type ContextOf<Operation, Given extends Contexts> = Operation extends {
  security: { scheme: infer Scheme extends keyof Given }
}
  ? ByTransaction<Operation, Given[Scheme]>
  : Operation extends { security: null }
    ? ByTransaction<Operation, NonNullable<Given['none']>>
    : never
type ByTransaction<Operation, Given extends Contexts[string]> = Operation extends {
  transaction: infer How extends keyof OfWrites<Given>
}
  ? OfWrites<Given>[How]
  : Given['read']
/** The context for a write, by its `x-transaction`: a handler without a transaction cannot call a rule that needs one. */
interface OfWrites<Given extends Contexts[string]> {
  plan: Given['write'] & { plan: Plan }
  locks: Given['write'] & { tx: Transaction }
  own: Given['own'] & Commits
  batches: Given['own'] & Commits
}

/** The reply of any handler, as the pipeline sees it. */
export interface AnyReply {
  status: number
  body?: unknown
  headers?: Readonly<Record<string, unknown>>
}

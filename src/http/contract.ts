import type { Config } from '../config.ts'
import type { BodyRules, Validator } from '../domain/validate-body.ts'

/* The types of a contract: what codegen writes into `generated/NAME.operations.ts`, and what handlers owe it. */

export type Method = 'get' | 'put' | 'post' | 'patch' | 'delete'
export type Budget = Exclude<keyof Config['rateLimits'], 'windowSeconds'>

/** A parameter of the path, the query or the headers. */
export interface Parameter {
  name: string
  /** What its text is read as. */
  type: 'string' | 'integer' | 'number' | 'boolean'
  required: boolean
  /** The handler gets the text as it was sent, whatever it is: malformed values are ignored or clamped, not refused. */
  lenient: boolean
  /** Null: any value of the type will do. */
  validate: Validator | null
}

/** A header of a response that its handler sets. */
export interface ResponseHeader {
  name: string
  required: boolean
  validate: Validator
}

/** A documented success. */
export interface Success {
  /** Null: there is no content. */
  mediaType: string | null
  /** Null: there is no content, any text will do, or it is a stream. */
  validate: Validator | null
  headers: readonly ResponseHeader[]
  /** The members of the body that a replay shows as null. */
  shownOnce?: readonly string[]
}

/** All that the pipeline needs to know of an operation. */
export interface Operation {
  operationId: string
  method: Method
  path: string
  /** Who may call it: the security scheme and what it requires of the caller. Null: anybody. */
  security: { scheme: string; requires: readonly string[] } | null
  /** Whether browsers may send it for pages of this server only, and bodies of JSON only even where none is read. */
  sameOrigin: boolean
  /** Whether the pipeline runs it in a transaction: not a read, nor a write that runs transactions of its own. */
  transaction: boolean
  /** Whether it is refused when there is no room for more requests: not what needs next to nothing. */
  sheddable: boolean
  /** Whether it honors `Idempotency-Key`. */
  idempotent: boolean
  /** The budgets it spends, in order; the last one sets the response's headers. */
  rateLimits: readonly Budget[]
  errorCodes: readonly string[]
  /** Those that are not just any text. */
  pathParameters: readonly Parameter[]
  query: readonly Parameter[]
  headers: readonly Parameter[]
  /** Null: a body is not read. */
  body: (BodyRules & { required: boolean; maxBytes: number; publicUrls?: readonly string[] }) | null
  /** By status. */
  responses: Readonly<Record<number, Success>>
}

export type Operations = Readonly<Record<string, Operation>>

/** A contract, as the types below want it: the `Contract` of `generated/NAME.operations.ts`. */
export interface Contract {
  /** What openapi-typescript makes of each operation. */
  types: object
  operations: object
}

type Types<C extends Contract, Id> = Id extends keyof C['types'] ? C['types'][Id] : never
type Facts<C extends Contract, Id> = Id extends keyof C['operations'] ? C['operations'][Id] : never

/** What a handler gets: everything that the contract documents for the request, validated. */
export type Input<C extends Contract, Id extends keyof C['operations']> = {
  path: Known<Part<Types<C, Id>, 'path'>>
  query: Texts<Known<Part<Types<C, Id>, 'query'>>, LenientNames<Facts<C, Id>>>
  /** Without the headers that the pipeline itself serves. */
  headers: Omit<Known<Part<Types<C, Id>, 'header'>>, 'Idempotency-Key' | 'X-Request-Id'>
  body: BodyOf<Types<C, Id>>
} & (Streams<Types<C, Id>> extends true
  ? {
      /** Aborted when the client has gone or the server drains: the stream is to end. */
      signal: AbortSignal
    }
  : unknown)

type Part<Type, Where extends string> = Type extends { parameters: { [W in Where]?: infer Given } }
  ? Given
  : never
type Known<Given> = Given extends object ? Given : Record<never, never>

/** Parameters of which some reach the handler as the text that was sent. */
type Texts<Query, Lenient> = { [Name in keyof Query]: Name extends Lenient ? string : Query[Name] }
type LenientNames<Operation> = Operation extends { query: readonly (infer One)[] }
  ? One extends { name: infer Name; lenient: true }
    ? Name
    : never
  : never

type BodyOf<Type> = Type extends { requestBody?: unknown } ? JsonOf<Type['requestBody']> : undefined
type JsonOf<Given> = Given extends { content: { 'application/json': infer Body } } ? Body : undefined

type SuccessStatus = 200 | 201 | 202 | 204
type Responses<Type> = Type extends { responses: infer All } ? All : never

/** What a handler answers: one of the operation's documented successes. */
export type Reply<C extends Contract, Id extends keyof C['operations']> = ReplyOf<Responses<Types<C, Id>>>

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
    : string

type Streams<Type> =
  Extract<ReplyOf<Responses<Type>>, { body: AsyncIterable<ServerSentEvent> }> extends never ? false : true

type OwnHeaders<Response> = Response extends { headers: infer All }
  ? HeadersPart<{
      [Name in keyof All as OwnName<Name>]: All[Name] | (Name extends 'Set-Cookie' ? string[] : never)
    }>
  : unknown
type HeadersPart<Own> = keyof Own extends never
  ? unknown
  : Record<never, never> extends Own
    ? { headers?: Own }
    : { headers: Own }
/** Not the index signature of openapi-typescript, nor what the pipeline sets. */
type OwnName<Name> = string extends Name ? never : Name extends PipelineHeader ? never : Name
type PipelineHeader = 'X-Request-Id' | 'X-RateLimit-Limit' | 'X-RateLimit-Remaining' | 'Idempotent-Replay'

/** One event of a `text/event-stream`; one of a comment alone keeps a quiet connection alive. */
export interface ServerSentEvent {
  event?: string
  id?: string
  data?: string
  comment?: string
}

/** What handlers get beside their input, by the security scheme of the operation; `none` where anybody may call. */
export type Contexts = Readonly<Record<string, { read: unknown; write: unknown }>>

/** Contexts for every security scheme that an operation has. One that is missing does not compile. */
export type ContextsFor<C extends Contract> = Contexts & {
  [Scheme in SchemeOf<C['operations'][keyof C['operations']]>]: Contexts[string]
}
type SchemeOf<Operation> = Operation extends { security: { scheme: infer Scheme extends string } }
  ? Scheme
  : 'none'

/** One function per operationId; an operation without one does not compile. */
export type Handlers<C extends Contract, Given extends ContextsFor<C>> = {
  [Id in keyof C['operations']]: (
    input: Input<C, Id>,
    context: ContextOf<C['operations'][Id], Given>,
  ) => Promise<Reply<C, Id>>
}

type ContextOf<Operation, Given extends Contexts> = Operation extends {
  security: { scheme: infer Scheme extends keyof Given }
}
  ? ByMethod<Operation, Given[Scheme]>
  : Operation extends { security: null }
    ? ByMethod<Operation, Given['none']>
    : never
type ByMethod<Operation, Given extends Contexts[string] | undefined> = Operation extends {
  transaction: false
}
  ? NonNullable<Given>['read']
  : NonNullable<Given>['write']

/** What any handler answers, as the pipeline sees it. */
export interface AnyReply {
  status: number
  body?: unknown
  headers?: Readonly<Record<string, unknown>>
}

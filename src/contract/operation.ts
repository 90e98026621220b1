import type { Config } from '../config.ts'
import type { CommitMode } from './document.ts'
import type { BodyRules, Validator } from './validate-body.ts'

/* Types of the operations that codegen writes into `generated/NAME.operations.ts`, and of the results of handlers. */

export type Method = 'get' | 'put' | 'post' | 'patch' | 'delete'

export type Budget = Exclude<keyof Config['rateLimits'], 'windowSeconds'>

/** A parameter of the path, the query or the headers. */
export interface Parameter {
  name: string
  /** The type to which the parameter's text is parsed. */
  type: 'string' | 'integer' | 'number' | 'boolean'
  required: boolean
  /** Whether the handler gets the raw text, since it ignores or clamps malformed values and does not refuse them. */
  lenient: boolean
  /** Null if any value of the type is valid. */
  validate: Validator | null
}

/** A documented success response. */
export interface Success {
  /** Null if there is no content. */
  mediaType: string | null
  /** Null if there is no content, any text is valid, or the content is a stream. */
  validate: Validator | null
  /** Members of the body that a replay shows as null. */
  shownOnce?: readonly string[]
}

/** An operation of a contract, with everything that the pipeline needs. */
export interface Operation {
  operationId: string
  method: Method
  path: string
  /** The security scheme and the required scopes or roles. Null if anyone may call the operation. */
  security: { scheme: string; requires: readonly string[] } | null
  /** Whether the operation enforces a required second factor. */
  secondFactor: boolean
  /** Whether cross-origin requests are refused, and also non-JSON bodies, even if the operation reads no body. */
  sameOrigin: boolean
  /** The way in which a write is committed, which determines the handler's input. Null for reads. */
  transaction: CommitMode | null
  /** Whether load shedding applies. False for operations that cost next to nothing. */
  sheddable: boolean
  /** Present if few requests of one person are served at a time. */
  heavy?: boolean
  /** Present if few such requests may be in flight: the limit that counts them. */
  inFlight?: 'imports'
  /** Present if the operation takes a password: the limits for wrong passwords. */
  signInLimits?: object
  /** Whether the operation honors `Idempotency-Key`. */
  idempotent: boolean
  /** Budgets that the operation charges, in order. The last budget sets the rate-limit headers. */
  rateLimits: readonly Budget[]
  errorCodes: readonly string[]
  /** Path parameters that have a type or a rule. */
  pathParameters: readonly Parameter[]
  query: readonly Parameter[]
  headers: readonly Parameter[]
  /** Null if no JSON body is read. */
  body: (BodyRules & { required: boolean; maxBytes: number }) | null
  /** Present if the body is text of this media type instead of JSON. The handler reads it as a stream. */
  textBody?: { mediaType: string; maxBytes: number }
  /** Documented success responses by status. */
  responses: Readonly<Record<number, Success>>
}

export type Operations = Readonly<Record<string, Operation>>

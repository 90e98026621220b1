import { bodySchemaOf } from '../contract/schema-parts.ts'
import type { CommitMode } from '../../src/contract/document.ts'
import type { NewOperation } from './operation.ts'

/** A value that the handler passes to the domain function. */
interface PassedValue {
  name: string
  /** The expression in the handler. */
  expression: string
  /** The type in the domain, which must not depend on HTTP. */
  type: string
}

/** The parameters and the result of an operation's domain function. */
export interface Signature {
  /** The members of the handler's context that it uses. */
  context: string[]
  /** The members of the handler's input. */
  input: string[]
  passed: PassedValue[]
  /** True for operations that return a list in pages. */
  isList: boolean
  returns: string
}

/** The contracts and security schemes whose contexts have a plan and an actor, or a database. */
const knownSchemes = ['openapi apiKey', 'settings session', 'work session']

export function signatureOf(operation: NewOperation): Signature {
  const { id, contract, contractName, located, parameters, transaction, scheme, success } = operation
  const types = `operations['${id}']`
  const isKnown = knownSchemes.includes(`${contractName} ${scheme}`)
  const inPath = parameters.filter((parameter) => parameter.in === 'path')
  const inQuery = parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name)
  const isList = isKnown && transaction === null && inQuery.includes('cursor') && inQuery.includes('limit')
  const body = bodySchemaOf(contract, located)
  const isBodyRequired = contract.resolve(located.operation.requestBody)?.required ?? false
  const bodyType = `NonNullable<${types}['requestBody']>['content']['application/json']`
  const hasFilters = inQuery.some((name) => name !== 'cursor' && name !== 'limit')
  const isOwn = transaction === 'own'
  const access = isKnown ? accessOf(transaction) : []
  return {
    context: [
      ...access.map(({ name }) => (isOwn && name === 'plan' ? 'write' : name)),
      ...(isList ? ['paginate'] : []),
    ],
    input: [
      ...(inPath.length > 0 ? ['path'] : []),
      ...(isList || hasFilters ? ['query'] : []),
      ...(body ? ['body'] : []),
    ],
    passed: [
      ...access,
      ...inPath.map(({ name, schema }) => {
        const type = textType(contract.resolve(schema).type)
        return { name: camel(name), expression: inPathAs(name), type }
      }),
      ...(hasFilters ? [passed('query', 'Readonly<Record<string, unknown>>')] : []),
      ...(body
        ? [{ name: 'input', expression: 'body', type: isBodyRequired ? bodyType : `${bodyType} | undefined` }]
        : []),
      ...(isList ? [passed('page', 'PageRequest')] : []),
    ],
    isList,
    returns: returnsOf(types, success.mediaType, success.status, isList),
  }
}

/**
 * Returns the part of the handler's context that a domain function takes: the object to read from, or to add changes
 * to.
 */
function accessOf(transaction: CommitMode | null): PassedValue[] {
  if (transaction === null) return [passed('db', 'Database'), passed('workspaceId', 'string')]
  const on = transaction === 'locks' ? passed('tx', 'Transaction') : passed('plan', 'Plan')
  return [on, passed('actor', 'Actor')]
}

function returnsOf(types: string, mediaType: string | undefined, status: string, isList: boolean): string {
  if (mediaType === undefined) return 'void'
  if (mediaType === 'text/event-stream')
    return 'AsyncIterable<{ event?: string; id?: string; data?: string; comment?: string }>'
  if (mediaType !== 'application/json') return 'string'
  const body = `${types}['responses'][${status}]['content']['application/json']`
  return isList ? `Page<${body}['data'][number]>` : body
}

const passed = (name: string, type: string): PassedValue => ({ name, expression: name, type })
const textType = (type: unknown): string =>
  type === 'integer' || type === 'number' ? 'number' : type === 'boolean' ? 'boolean' : 'string'
const camel = (name: string): string =>
  name.replace(/[^A-Za-z0-9]+(.)/g, (_, next: string) => next.toUpperCase())
const inPathAs = (name: string): string =>
  /^\w+$/.test(name) ? `path.${name}` : `path[${JSON.stringify(name)}]`

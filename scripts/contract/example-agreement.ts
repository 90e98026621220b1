import { isDeepStrictEqual } from 'node:util'
import type { Located } from '../../src/contract/document.ts'
import { examplesOf } from './examples.ts'
import type { Fault } from './finding.ts'
import type { SourceContract } from './source-contract.ts'

type Fields = Record<string, unknown>

/** A resource in an example: an object with an id. */
interface Shown {
  /** Operation or webhook, and the name of its example. */
  in: string
  isRead: boolean
  pointer: string[]
  fields: Fields
}

/**
 * Finds examples that disagree: two of one resource, the event of a webhook and its resource, or a request and its
 * response.
 */
export function checkAgreement(contract: SourceContract): Fault[] {
  const shown = contract.operations().flatMap((located) => shownBy(contract, located))
  return [
    ...shown.flatMap((one, i) => firstDisagreement(one, shown.slice(0, i).filter(isSameState(one)))),
    ...contract.operations('webhooks').flatMap((located) => compareEvent(contract, located, shown)),
    ...contract.operations().flatMap((located) => compareRequest(contract, located)),
  ]
}

/** Returns the resources in the examples of an operation's success responses. */
function shownBy(contract: SourceContract, located: Located): Shown[] {
  const isRead = located.method === 'get'
  const { operationId } = located.operation
  return responseExamples(contract, located).flatMap(({ name, pointer, value }) =>
    resourcesIn(value, pointer).map((one) => ({ ...one, in: `${operationId}, “${name}”,`, isRead })),
  )
}

function resourcesIn(value: unknown, pointer: string[]): Pick<Shown, 'pointer' | 'fields'>[] {
  if (typeof value !== 'object' || value === null) return []
  const inside = Object.entries(value).flatMap(([key, child]) => resourcesIn(child, [...pointer, key]))
  const fields = value as Fields
  return typeof fields.id === 'string' ? [{ pointer, fields }, ...inside] : inside
}

/** Returns whether two examples show one resource in one state: that of all reads, or of one version. */
const isSameState =
  (one: Shown) =>
  (other: Shown): boolean =>
    one.fields.id === other.fields.id &&
    ((one.isRead && other.isRead) || isSameVersion(one.fields, other.fields) === true)

/** Fields that change with the resource. */
const versions = ['updated_at', 'version']

/** Returns undefined if the objects have no such field in common. */
function isSameVersion(one: Fields, other: Fields): boolean | undefined {
  const compared = versions.filter((field) => field in one && field in other)
  return compared.length === 0 ? undefined : compared.every((field) => one[field] === other[field])
}

/** Reports the first field in which an example differs from others. */
function firstDisagreement(one: Shown, others: readonly Shown[]): Fault[] {
  for (const other of others) {
    // A count changes without a new version.
    const ignored = (field: string): boolean => !(one.isRead && other.isRead) && field.endsWith('_count')
    const field = differingFields(one.fields, other.fields).find((name) => !ignored(name))
    if (field !== undefined) return [disagreement(one, other, field)]
  }
  return []
}

function disagreement(one: Omit<Shown, 'isRead'>, other: Omit<Shown, 'isRead'>, field: string): Fault {
  const value = (of: Fields): string => JSON.stringify(valueOf(of, field))
  const what = `the example of ${one.in} has ${field} ${value(one.fields)}, and that of ${other.in} ${value(other.fields)}`
  return [[...one.pointer, field], what, 'make the two examples agree']
}

/** Returns the value of a field; that of `card_id` may be in `card`. */
const valueOf = (fields: Fields, field: string): unknown =>
  field in fields ? fields[field] : (fields[field.replace(/_id$/, '')] as Fields | undefined)?.id

/** Returns the fields that both objects have, with different values. */
const differingFields = (one: Fields, other: Fields): string[] =>
  Object.keys(one).filter((field) => {
    const theirs = valueOf(other, field)
    return theirs !== undefined && !isSameValue(one[field], theirs)
  })

/** Returns whether two values are equal; a list of ids is also that of their resources. */
function isSameValue(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other) && one.every((item) => typeof item === 'string'))
    return isDeepStrictEqual(
      one,
      other.map((item: string | Fields) => (typeof item === 'string' ? item : item.id)),
    )
  return isDeepStrictEqual(one, other)
}

/** Checks that the examples of a webhook show resources of responses, with the same values. */
function compareEvent(contract: SourceContract, located: Located, shown: readonly Shown[]): Fault[] {
  return requestExamples(contract, located).flatMap(({ name, pointer, value }): Fault[] => {
    const { data } = value as { data?: Fields }
    if (!data) return []
    const event = {
      in: `the webhook ${located.path}, “${name}”,`,
      pointer: [...pointer, 'data'],
      fields: data,
    }
    const same = shown.filter(({ fields }) => fields.id === data.id && isSameVersion(data, fields) !== false)
    const fields = same.map((one) => differingFields(data, one.fields)[0])
    const [first] = same
    if (first && fields.some((field) => field === undefined)) return []
    if (first) return [disagreement(event, first, fields[0] ?? '')]
    const version = typeof data.updated_at === 'string' ? ` of ${data.updated_at}` : ''
    const what = `the example of ${event.in} shows ${String(data.id)}${version}, which no example of a response shows`
    return [[event.pointer, what, 'show a resource that an operation returns, with its updated_at']]
  })
}

/** Checks that the response to a request example, which has the same name, has the values of the request. */
function compareRequest(contract: SourceContract, located: Located): Fault[] {
  const sent = requestExamples(contract, located)
  const answers = responseExamples(contract, located)
  const { operationId } = located.operation
  if (answers.length === 0) return []
  return sent.flatMap(({ name, pointer, value }): Fault[] => {
    const isOnly = sent.length === 1 && answers.length === 1
    const answer = isOnly ? answers[0] : answers.find((one) => one.name === name)
    if (!answer)
      return [
        [
          pointer,
          `the request example “${name}” of ${operationId} has no response example`,
          'add one, with the same name',
        ],
      ]
    const { data } = answer.value as { data?: Fields }
    const field = differingFields(value as Fields, data ?? {}).find((one) => !versions.includes(one))
    if (field === undefined || !data) return []
    const request = { in: `the request of ${operationId}, “${name}”,`, pointer, fields: value as Fields }
    const response = {
      in: `its response, “${answer.name}”,`,
      pointer: [...answer.pointer, 'data'],
      fields: data,
    }
    return [disagreement(response, request, field)]
  })
}

interface NamedExample {
  name: string
  pointer: string[]
  value: object
}

function requestExamples(contract: SourceContract, { operation, pointer }: Located): NamedExample[] {
  const body = contract.follow({ pointer: [...pointer, 'requestBody'], value: operation.requestBody })
  return namedExamples(contract, body.value?.content ?? {}, [...body.pointer, 'content'])
}

function responseExamples(contract: SourceContract, { operation, pointer }: Located): NamedExample[] {
  return Object.entries(operation.responses ?? {})
    .filter(([status]) => Number(status) < 400)
    .flatMap(([status, value]) => {
      const found = contract.follow({ pointer: [...pointer, 'responses', status], value })
      return namedExamples(contract, found.value.content ?? {}, [...found.pointer, 'content'])
    })
}

/** Returns the JSON examples of a body or response. */
function namedExamples(contract: SourceContract, content: object, pointer: string[]): NamedExample[] {
  return Object.entries(content).flatMap(([mediaType, media]: [string, object]) =>
    examplesOf(contract, media, [...pointer, mediaType]).flatMap(({ name, pointer: place, value }) =>
      typeof value === 'object' && value !== null ? [{ name, pointer: place, value }] : [],
    ),
  )
}

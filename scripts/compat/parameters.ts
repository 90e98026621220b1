import type { Located, ParameterObject, Placed, Response, SchemaObject } from '../../src/contract/document.ts'
import type { SourceContract } from '../contract/source-contract.ts'
import { compareNotes } from './documentation.ts'
import { compareSchemas } from './schemas.ts'
import {
  isSame,
  locationOf,
  reportChange,
  reportNew,
  reportRequired,
  type Pair,
  type Location,
  type Subject,
} from './subject.ts'

/** Compares the parameters of an operation, or the headers of a webhook. */
export function compareParameters(subject: Subject, older: Located, newer: Located): void {
  const before = parametersOf(subject.base, older)
  const after = parametersOf(subject.head, newer)
  for (const key of new Set([...before.keys(), ...after.keys()])) {
    const [base, head] = [before.get(key), after.get(key)]
    const { name, in: where } = (head ?? base)!.value
    const place = locationOf(`${where} ${name}`)
    if (isIdempotencyKey(name) && subject.isReceived) compareIdempotency(subject, newer, base, head)
    if (base && head) compareParameter(subject, { base, head }, place)
    else if (isIdempotencyKey(name) && subject.isReceived) continue
    else if (base) reportChange(subject, 'breaking', place, newer.pointer, 'is removed')
    else if (head) reportNew(subject, place, head.pointer, head.value.required)
  }
}

/** Returns parameters by location and name. Path parameters are numbered, because their names are never sent. */
function parametersOf(contract: SourceContract, located: Located): Map<string, Placed<ParameterObject>> {
  const names = [...located.path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name)
  const keyOf = ({ name, in: where }: ParameterObject): string => {
    if (where === 'path') return `path ${names.indexOf(name)}`
    return `${where} ${where === 'header' ? name.toLowerCase() : name}`
  }
  return new Map(contract.placedParameters(located).map((parameter) => [keyOf(parameter.value), parameter]))
}

const isIdempotencyKey = (name: string): boolean => name.toLowerCase() === 'idempotency-key'

/** Compares support for `Idempotency-Key`, which is a promise rather than a parameter. */
function compareIdempotency(
  subject: Subject,
  { pointer }: Located,
  base: Placed<ParameterObject> | undefined,
  head: Placed<ParameterObject> | undefined,
): void {
  const policy: Subject = { ...subject, direction: 'policy' }
  const names = ['Idempotency-Key']
  if (!head) reportChange(policy, 'breaking', locationOf(''), pointer, 'is no longer idempotent', names)
  if (!base)
    reportChange(
      policy,
      'safe',
      locationOf(''),
      head?.pointer ?? pointer,
      'now accepts an Idempotency-Key',
      names,
    )
}

function compareParameter(subject: Subject, pair: Pair<ParameterObject>, place: Location): void {
  const { base, head } = pair
  const [older, newer] = [base.value, head.value]
  if (older.name !== newer.name && older.in === 'path') {
    reportChange(subject, 'documentation', place, head.pointer, `is renamed from ${older.name}`)
  }
  reportRequired(subject, place, head.pointer, older.required, newer.required)
  if (!older['x-lenient'] !== !newer['x-lenient']) {
    const [verdict, message] = newer['x-lenient']
      ? (['safe', 'is no longer refused'] as const)
      : (['breaking', 'is now refused if it is malformed'] as const)
    reportChange(subject, verdict, place, head.pointer, message)
  }
  if (!isSame(spellingOf(older), spellingOf(newer))) {
    reportChange(subject, 'breaking', place, head.pointer, 'is serialized differently')
  }
  compareNotes(subject, pair, place, ['x-lenient'])
  const [from, to] = [schemaOf(base), schemaOf(head)]
  const forgiving = { ...subject, isForgiving: newer['x-lenient'] === true }
  if (from && to) compareSchemas(forgiving, { base: from, head: to }, place)
}

const spellingOf = (parameter: ParameterObject): unknown => {
  const { style, explode, allowReserved } = parameter as ParameterObject & Record<string, unknown>
  const { content } = parameter as { content?: object }
  return [style, explode, allowReserved, content && Object.keys(content)]
}

function schemaOf({ pointer, value }: Placed<ParameterObject>): Placed<SchemaObject> | undefined {
  const { content = {}, schema } = value as Partial<ParameterObject> & Pick<Response, 'content'>
  const [[type, media] = []] = Object.entries(content)
  if (type && media) return { pointer: [...pointer, 'content', type, 'schema'], value: media.schema }
  return schema && { pointer: [...pointer, 'schema'], value: schema }
}

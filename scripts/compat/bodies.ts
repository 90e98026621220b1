import type {
  Header,
  Located,
  MediaType,
  Placed,
  Response,
  SchemaObject,
} from '../../src/contract/document.ts'
import { compareNotes } from './documentation.ts'
import { compareSchemas } from './schemas.ts'
import {
  locationOf,
  reportChange,
  reportNew,
  reportRequired,
  type Pair,
  type Location,
  type Subject,
} from './subject.ts'

interface Body {
  required?: boolean
  content?: Record<string, MediaType>
}

/** Compares the request body of an operation, or the payload of a webhook. */
export function compareRequestBodies(subject: Subject, older: Located, newer: Located): void {
  const place = locationOf(subject.direction === 'webhook' ? 'payload' : 'body')
  const bodyOf = ({ operation, pointer }: Located): Placed<Body | undefined> => ({
    pointer: [...pointer, 'requestBody'],
    value: operation.requestBody,
  })
  const base = subject.base.follow(bodyOf(older))
  const head = subject.head.follow(bodyOf(newer))
  if (!base.value && !head.value) return
  if (!head.value) return reportChange(subject, 'breaking', place, newer.pointer, 'is removed')
  if (!base.value) return reportNew(subject, place, head.pointer, head.value.required)
  reportRequired(subject, place, head.pointer, base.value.required, head.value.required)
  const pair = { base, head } as Pair<Body>
  compareNotes(subject, pair, place)
  compareContent(subject, pair, place)
}

/** Compares one response of an operation, or of a webhook's receiver. */
export function compareResponse(subject: Subject, pair: Pair<Response>, place: Location): void {
  compareNotes(subject, pair, place)
  compareHeaders(subject, pair, place)
  compareContent(subject, pair, place)
}

/** Compares media types. Removing one breaks clients that send or accept it. */
function compareContent(subject: Subject, { base, head }: Pair<Body>, place: Location): void {
  const [older, newer] = [base.value.content ?? {}, head.value.content ?? {}]
  for (const type of new Set([...Object.keys(older), ...Object.keys(newer)])) {
    const pointer = [...head.pointer, 'content', type]
    const [from, to] = [older[type], newer[type]]
    if (!to) reportChange(subject, 'breaking', place, head.pointer, `is no longer ${type}`, [type])
    else if (!from) reportChange(subject, 'safe', place, pointer, `may now be ${type}`, [type])
    else {
      const media = {
        base: { pointer: [...base.pointer, 'content', type], value: from },
        head: { pointer, value: to },
      }
      compareNotes(subject, media, place)
      compareOptionalSchemas(subject, media, place)
    }
  }
}

function compareHeaders(subject: Subject, { base, head }: Pair<Response>, place: Location): void {
  const [older, newer] = [base.value.headers ?? {}, head.value.headers ?? {}]
  for (const name of new Set([...Object.keys(older), ...Object.keys(newer)])) {
    const [before, after] = [older[name], newer[name]]
    // A header component shared by several responses is reported once.
    const where = locationOf(before?.$ref && after?.$ref ? `header ${name}` : `${place.label} header ${name}`)
    const pointer = [...head.pointer, 'headers', name]
    if (!after) reportChange(subject, 'breaking', where, head.pointer, 'is removed')
    else if (!before) reportChange(subject, 'safe', where, pointer, 'is added')
    else {
      const from = subject.base.follow({ pointer: [...base.pointer, 'headers', name], value: before })
      compareHeader(subject, { base: from, head: subject.head.follow({ pointer, value: after }) }, where)
    }
  }
}

function compareHeader(subject: Subject, pair: Pair<Header>, place: Location): void {
  reportRequired(subject, place, pair.head.pointer, pair.base.value.required, pair.head.value.required)
  compareNotes(subject, pair, place)
  compareOptionalSchemas(subject, pair, place)
}

/** Compares two schemas. A missing schema allows any value. */
function compareOptionalSchemas(
  subject: Subject,
  { base, head }: Pair<{ schema?: SchemaObject }>,
  place: Location,
): void {
  const [older, newer] = [base, head].map(({ pointer, value }) => ({
    pointer: [...pointer, 'schema'],
    value: value.schema ?? {},
  })) as [Placed<SchemaObject>, Placed<SchemaObject>]
  compareSchemas(subject, { base: older, head: newer }, place)
}

import { replacedPatterns } from './replaced-patterns.ts'
import { keywordOf, keywordsOf } from './schema-view.ts'
import {
  isSame,
  quote,
  reportChange,
  verdictOf,
  type Relation,
  type Subject,
  type Schemas,
} from './subject.ts'

const least = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties', 'minContains']
const most = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties', 'maxContains']
/** Keywords that narrow a schema if added. If such a keyword changes, it is unknown which value accepts more. */
const conditions = [
  ...['pattern', 'format', 'contentEncoding', 'contentMediaType', 'contentSchema', 'uniqueItems'],
  'multipleOf',
  ...['not', 'if', 'then', 'else', 'contains', 'prefixItems', 'patternProperties', 'propertyNames'],
  ...['dependentRequired', 'dependentSchemas', 'unevaluatedProperties', 'unevaluatedItems'],
]
const clamped = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum']

/** Compares bounds, formats and other constraints of a schema. */
export function compareLimits(subject: Subject, { base, head, at, place }: Schemas): void {
  for (const keyword of new Set([...keywordsOf(base), ...keywordsOf(head)])) {
    const older = keywordOf(base, keyword)?.value
    const newer = keywordOf(head, keyword)?.value
    const relation = relationOf(keyword, older, newer)
    if (!relation || isSame(older, newer)) continue
    const verdict =
      subject.isForgiving && clamped.includes(keyword) ? 'safe' : verdictOf(relation, subject.isReceived)
    const pointer = keywordOf(head, keyword)?.pointer ?? at
    reportChange(subject, verdict, place, pointer, messageOf(keyword, older, newer))
  }
  compareDefaults(subject, { base, head, at, place })
}

function relationOf(keyword: string, older: unknown, newer: unknown): Relation | undefined {
  if (least.includes(keyword))
    return Number(newer ?? -Infinity) < Number(older ?? -Infinity) ? 'wider' : 'narrower'
  if (most.includes(keyword))
    return Number(newer ?? Infinity) > Number(older ?? Infinity) ? 'wider' : 'narrower'
  if (!conditions.includes(keyword)) return undefined
  if (keyword === 'pattern' && newer !== undefined && replacedPatterns.get(older) === newer) return 'wider'
  return newer === undefined ? 'wider' : older === undefined ? 'narrower' : 'other'
}

/** Compares defaults. A changed one affects clients that omit the field. */
function compareDefaults(subject: Subject, { base, head, at, place }: Schemas): void {
  const [older, newer] = [keywordOf(base, 'default'), keywordOf(head, 'default')]
  if (isSame(older?.value, newer?.value)) return
  const verdict = subject.isReceived ? (older ? 'breaking' : 'safe') : 'documentation'
  reportChange(
    subject,
    verdict,
    place,
    newer?.pointer ?? at,
    messageOf('default', older?.value, newer?.value),
  )
}

function messageOf(keyword: string, older: unknown, newer: unknown): string {
  if (older === undefined) return `now has the ${keyword} ${shorten(newer)}`
  if (newer === undefined) return `no longer has the ${keyword} ${shorten(older)}`
  return `its ${keyword} changes from ${shorten(older)} to ${shorten(newer)}`
}

function shorten(value: unknown): string {
  const text = quote([value])
  return text.length > 80 ? `${text.slice(0, 79)}…` : text
}

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
    const was = keywordOf(base, keyword)?.value
    const is = keywordOf(head, keyword)?.value
    const relation = relationOf(keyword, was, is)
    if (!relation || isSame(was, is)) continue
    const verdict =
      subject.isForgiving && clamped.includes(keyword) ? 'safe' : verdictOf(relation, subject.isReceived)
    const pointer = keywordOf(head, keyword)?.pointer ?? at
    reportChange(subject, verdict, place, pointer, messageOf(keyword, was, is))
  }
  compareDefaults(subject, { base, head, at, place })
}

function relationOf(keyword: string, was: unknown, is: unknown): Relation | undefined {
  if (least.includes(keyword))
    return Number(is ?? -Infinity) < Number(was ?? -Infinity) ? 'wider' : 'narrower'
  if (most.includes(keyword)) return Number(is ?? Infinity) > Number(was ?? Infinity) ? 'wider' : 'narrower'
  if (!conditions.includes(keyword)) return undefined
  if (keyword === 'pattern' && is !== undefined && replacedPatterns.get(was) === is) return 'wider'
  return is === undefined ? 'wider' : was === undefined ? 'narrower' : 'other'
}

/** Compares defaults. A changed one affects clients that omit the field. */
function compareDefaults(subject: Subject, { base, head, at, place }: Schemas): void {
  const [was, is] = [keywordOf(base, 'default'), keywordOf(head, 'default')]
  if (isSame(was?.value, is?.value)) return
  const verdict = subject.isReceived ? (was ? 'breaking' : 'safe') : 'documentation'
  reportChange(subject, verdict, place, is?.pointer ?? at, messageOf('default', was?.value, is?.value))
}

function messageOf(keyword: string, was: unknown, is: unknown): string {
  if (was === undefined) return `now has the ${keyword} ${shorten(is)}`
  if (is === undefined) return `no longer has the ${keyword} ${shorten(was)}`
  return `its ${keyword} changes from ${shorten(was)} to ${shorten(is)}`
}

function shorten(value: unknown): string {
  const text = quote([value])
  return text.length > 80 ? `${text.slice(0, 79)}…` : text
}

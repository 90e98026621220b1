import type { SourceContract } from '../contract/source-contract.ts'
import { keywordOf, keywordsOf } from './schema-view.ts'
import { isSame, reportChange, type Pair, type Location, type Subject, type Schemas } from './subject.ts'

const texts = [
  ...['title', 'summary', 'description', 'example', 'examples', 'deprecated', 'externalDocs', 'tags'],
  ...['contact', 'license', 'termsOfService'],
]

/** Compares the descriptions and examples of a schema. */
export function compareTexts(subject: Subject, { base, head, at, place }: Schemas): void {
  for (const keyword of new Set([...keywordsOf(base), ...keywordsOf(head)])) {
    if (!isText(keyword)) continue
    const [older, newer] = [keywordOf(base, keyword), keywordOf(head, keyword)]
    if (isSame(older?.value, newer?.value)) continue
    reportChange(
      subject,
      'documentation',
      place,
      newer?.pointer ?? at,
      describe(keyword, older?.value, newer?.value),
    )
  }
}

/**
 * Compares the descriptions of an operation, a parameter or a response. Extensions with separate rules are compared
 * elsewhere.
 */
export function compareNotes(
  subject: Subject,
  { base, head }: Pair<object>,
  place: Location,
  apart: string[] = [],
): void {
  const [older, newer] = [base.value as Record<string, unknown>, head.value as Record<string, unknown>]
  for (const keyword of new Set([...Object.keys(older), ...Object.keys(newer)])) {
    if (!isText(keyword) || apart.includes(keyword)) continue
    const before = resolveExamples(subject.base, keyword, older[keyword])
    const after = resolveExamples(subject.head, keyword, newer[keyword])
    if (isSame(before, after)) continue
    const pointer = [...head.pointer, keyword]
    reportChange(subject, 'documentation', place, pointer, describe(keyword, before, after))
  }
}

const isText = (keyword: string): boolean => texts.includes(keyword) || keyword.startsWith('x-')

function resolveExamples(contract: SourceContract, keyword: string, value: unknown): unknown {
  if (keyword !== 'examples' || value === undefined) return value
  return Object.values(value as object).map((one: unknown) => contract.resolve(one))
}

function describe(keyword: string, older: unknown, newer: unknown): string {
  const name = keyword === 'deprecated' ? 'its deprecation' : `its ${keyword}`
  const isPlural = ['examples', 'tags', 'externalDocs'].includes(keyword)
  if (older === undefined) return `${name} ${isPlural ? 'are' : 'is'} new`
  if (newer === undefined) return `${name} ${isPlural ? 'are' : 'is'} removed`
  return `${name} ${isPlural ? 'change' : 'changes'}`
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseDocument, type Document } from 'yaml'

/** What is compared with its edited self, a contract of six operations and two webhooks. */
export const baseText = readFileSync(join(import.meta.dirname, 'base.yaml'), 'utf8')

export type Edit = (document: Document) => void

/** Places are keys with spaces between: `paths /things get`. */
export const set =
  (place: string, value: unknown): Edit =>
  (document) =>
    document.setIn(keysOf(place), document.createNode(value))

export const remove =
  (place: string): Edit =>
  (document) => {
    if (!document.deleteIn(keysOf(place))) throw new Error(`there is no ${place} to remove`)
  }

export const move =
  (from: string, to: string): Edit =>
  (document) => {
    const node: unknown = document.getIn(keysOf(from), true)
    remove(from)(document)
    document.setIn(keysOf(to), node)
  }

export function edited(edits: readonly Edit[]): string {
  const document = parseDocument(baseText)
  for (const edit of edits) edit(document)
  return document.toString({ lineWidth: 0 })
}

const keysOf = (place: string): (string | number)[] =>
  place.split(' ').map((key) => (/^\d{1,2}$/.test(key) ? Number(key) : key))

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseDocument, type Document } from 'yaml'

/** The base contract for comparisons: six operations and two webhooks. */
export const baseText = readFileSync(join(import.meta.dirname, 'base.yaml'), 'utf8')

export interface Edit {
  title: string
  apply: (document: Document) => void
}

/**
 * The expected findings, as `VERDICT DIRECTION: PLACE`, and the edits of the base contract that cause them.
 */
export type LabeledEdits = [findings: string | string[], ...edits: Edit[]]

/** Sets the value at a path, given as keys separated by spaces: `paths /things get`. */
export const set = (place: string, value: unknown): Edit => ({
  title: `${place} becomes ${JSON.stringify(value)}`,
  apply: (document) => document.setIn(keysOf(place), document.createNode(value)),
})

export const remove = (place: string): Edit => ({
  title: `${place} is removed`,
  apply(document) {
    if (!document.deleteIn(keysOf(place))) throw new Error(`there is no ${place} to remove`)
  },
})

export const move = (from: string, to: string): Edit => ({
  title: `${from} moves to ${to}`,
  apply(document) {
    const node: unknown = document.getIn(keysOf(from), true)
    remove(from).apply(document)
    document.setIn(keysOf(to), node)
  },
})

export function edited(edits: readonly Edit[]): string {
  const document = parseDocument(baseText)
  for (const { apply } of edits) apply(document)
  return document.toString({ lineWidth: 0 })
}

const keysOf = (place: string): (string | number)[] =>
  place.split(' ').map((key) => (/^\d{1,2}$/.test(key) ? Number(key) : key))

import { errorReference } from '../../../generated/error-reference.ts'
import type { ReferenceContract } from './contract.ts'
import { fieldAnchor, slugify } from './html.ts'
import type { ReferencePage } from './make-pages.ts'

/** A search result: a page, a heading of the guide, or a field of a schema. */
export interface SearchEntry {
  name: string
  kind: string
  summary: string
  href: string
  /** The other words of the page or the section, each once. */
  text: string
}

/** Lists the search results: guide, operations, webhooks, schemas, fields and errors. */
export function makeSearchIndex(
  pages: readonly ReferencePage[],
  { schemas }: ReferenceContract,
): SearchEntry[] {
  const kinds = {
    Guide: 'guide',
    Operations: 'operation',
    Webhooks: 'webhook',
    Schemas: 'schema',
    Errors: 'error',
  }
  const guide = pages.find(({ group }) => group === 'Guide')?.markdown ?? ''
  return [
    ...pages.map(({ name, group, summary, path, operation, markdown }) => ({
      name,
      kind: kinds[group],
      summary: operation
        ? `${operation.method} ${operation.path} · ${summary}`
        : statusOf(name) + firstLine(summary),
      href: path,
      // Sections of the guide and errors have their own entries.
      text: path === '/reference' || path === '/reference/errors' ? '' : wordsOf(markdown),
    })),
    ...[...guide.matchAll(/^##+ (.+)\n([^]*?)(?=^##+ |$(?![^]))/gm)].map(([, heading = '', text = '']) => ({
      name: heading,
      kind: 'guide',
      summary: firstSentence(text),
      href: `/reference#${slugify(heading)}`,
      text: wordsOf(text),
    })),
    ...Object.entries(schemas).flatMap(([schema, { properties = {} }]) =>
      Object.entries(properties).map(([name, { description = '' }]) => ({
        name,
        kind: `field of ${schema}`,
        summary: firstLine(description),
        href: `/reference/schemas/${schema}#${fieldAnchor(name)}`,
        text: wordsOf(description),
      })),
    ),
  ]
}

/** Returns the status of an error code; an empty text for other names. */
function statusOf(name: string): string {
  const error = errorReference.find(({ code }) => code === name)
  return error ? `${error.status} · ` : ''
}

/** Returns the first line of Markdown without backticks. */
const firstLine = (markdown: string): string => (markdown.split('\n')[0] ?? '').replaceAll('`', '')

/** Returns the first sentence of Markdown, if it begins with a paragraph. */
function firstSentence(markdown: string): string {
  const paragraph = /^\s*([^\s|#`*-][^]*?)(?:\n\n|$)/.exec(markdown)?.[1] ?? ''
  const sentence = /^[^]*?[.:](?=\s|$)/.exec(paragraph)?.[0] ?? paragraph
  return sentence
    .replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replaceAll(/[`*]/g, '')
    .replaceAll(/\s+/g, ' ')
}

/** Returns the words of Markdown without its blocks of code, each once. */
function wordsOf(markdown: string): string {
  const prose = markdown.replaceAll(/^```[^]*?^```/gm, '').replaceAll(/\]\([^)]*\)/g, ']')
  return [...new Set(prose.toLowerCase().match(/[\p{L}\p{N}_]{2,}/gu))].join(' ')
}

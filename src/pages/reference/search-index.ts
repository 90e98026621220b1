import type { ReferenceContract } from './contract.ts'
import { fieldAnchor, slugOf } from './html.ts'
import type { ReferencePage } from './make-pages.ts'

/** A search result: a page, a heading of the guide, or a field of a schema. */
export interface SearchEntry {
  name: string
  kind: string
  summary: string
  href: string
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
    ...pages.map(({ name, group, summary, path, operation }) => ({
      name,
      kind: kinds[group],
      summary: operation ? `${operation.method} ${operation.path} · ${summary}` : firstLine(summary),
      href: path,
    })),
    ...[...guide.matchAll(/^##+ (.+)$/gm)].map(([, heading = '']) => ({
      name: heading,
      kind: 'guide',
      summary: '',
      href: `/reference#${slugOf(heading)}`,
    })),
    ...Object.entries(schemas).flatMap(([schema, { properties = {} }]) =>
      Object.entries(properties).map(([name, { description = '' }]) => ({
        name,
        kind: `field of ${schema}`,
        summary: firstLine(description),
        href: `/reference/schemas/${schema}#${fieldAnchor(name)}`,
      })),
    ),
  ]
}

/** Returns the first line of Markdown without backticks. */
const firstLine = (markdown: string): string => (markdown.split('\n')[0] ?? '').replaceAll('`', '')

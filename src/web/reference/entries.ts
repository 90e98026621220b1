import type { ApiDocument, Operation } from './api-document.ts'

/** An entry of the table of contents and the search. */
export interface Entry {
  kind: 'guide' | 'operation' | 'webhook' | 'schema' | 'error'
  title: string
  /** The method of an operation, or the status of an error. */
  mark?: string
  /** A warning beside the title, such as a deprecation. */
  detail?: string
  /** A fragment of this page, or another page. */
  href: string
  /** Further text that the search covers. */
  text: string
}

/** Entries under one heading. */
export interface Group {
  title: string
  entries: Entry[]
}

/** Lists the contract's entries in its order. */
export function listGroups(contract: ApiDocument): Group[] {
  const operations = operationEntries(contract)
  const tags = [...new Set(operations.map(({ tag }) => tag))]
  return [
    { title: 'Guide', entries: guideEntries(contract) },
    ...tags.map((tag) => ({
      title: tag,
      entries: operations.filter((one) => one.tag === tag).map(({ entry }) => entry),
    })),
    { title: 'Webhooks', entries: webhookEntries(contract) },
    { title: 'Schemas', entries: schemaEntries(contract) },
    { title: 'Errors', entries: errorEntries(contract) },
  ].filter(({ entries }) => entries.length > 0)
}

/** Lists the chapters of the introduction. */
function guideEntries({ info: { description = '' } }: ApiDocument): Entry[] {
  const [, ...chapters] = `\n${description}`.split(/\n# /)
  return chapters.map((chapter) => {
    const [title = '', ...lines] = chapter.split('\n')
    return { kind: 'guide', title, href: `#guide-${slugOf(title)}`, text: lines.join(' ') }
  })
}

export const slugOf = (title: string): string => title.toLowerCase().replace(/[^a-z0-9]+/g, '-')

function operationEntries({ paths }: ApiDocument): { tag: string; entry: Entry }[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    operationsOf(item).map(([method, operation]) => {
      const { operationId, tags: [tag = 'default'] = [], summary = operationId, description = '' } = operation
      const entry: Entry = {
        kind: 'operation',
        title: summary,
        mark: method.toUpperCase(),
        detail: path,
        href: `#/${encodeURIComponent(tag)}/${operationId}`,
        text: `${operationId} ${description} ${wordsOf(operation)}`,
      }
      return { tag, entry }
    }),
  )
}

function webhookEntries({ webhooks = {} }: ApiDocument): Entry[] {
  return Object.entries(webhooks).flatMap(([name, item]) =>
    operationsOf(item).map(([, operation]) => ({
      kind: 'webhook' as const,
      title: name,
      href: `#/webhooks/${operation.operationId}`,
      text: `${operation.operationId} ${operation.summary} ${operation.description}`,
    })),
  )
}

const schemaEntries = ({ components: { schemas } }: ApiDocument): Entry[] =>
  Object.entries(schemas).map(([name, { description = '', properties = {} }]) => ({
    kind: 'schema',
    title: name,
    href: `#/schemas/${name}`,
    text: `${description} ${Object.keys(properties).join(' ')}`,
  }))

const errorEntries = ({ 'x-error-catalog': catalog = {} }: ApiDocument): Entry[] =>
  Object.entries(catalog).map(([code, { status, description, when = '', remedy = '' }]) => ({
    kind: 'error',
    title: code,
    mark: String(status),
    href: `/reference/errors/${code}`,
    text: `${description} ${when} ${remedy}`,
  }))

const operationsOf = (item: Record<string, Operation>): [string, Operation][] =>
  Object.entries(item).filter(([key]) => ['get', 'post', 'put', 'patch', 'delete'].includes(key))

/** Returns the names of an operation's parameters. */
const wordsOf = ({ parameters = [] }: Operation): string =>
  [...JSON.stringify(parameters).matchAll(/"(?:name|\$ref)":"([^"]*)"/g)]
    .map(([, name = '']) => name)
    .join(' ')

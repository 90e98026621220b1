import { glob, readFile } from 'node:fs/promises'
import type { SourceContract } from '../contract/source-contract.ts'
import type { Fault } from '../contract/finding.ts'

/** A page of the documentation. CONTRIBUTING.md, which names things still to be added, is not one. */
export interface Document {
  file: string
  text: string
}

export async function readDocuments(): Promise<Document[]> {
  const files = await Array.fromAsync(glob(['README.md', 'docs/*.md', 'src/client/README.md']))
  return Promise.all(files.sort().map(async (file) => ({ file, text: await readFile(file, 'utf8') })))
}

interface MountedContract {
  contract: SourceContract
  /** The prefix under which the contract is served. */
  prefix: string
}

/** A kind of thing that documents mention, and how to check a mention. */
interface Kind {
  pattern: RegExp
  /** Returns what is wrong with a mention; undefined if nothing is. */
  fault: (mention: RegExpMatchArray) => string | undefined
}

/**
 * Checks paths with methods, scopes and webhook types in the documents against the contracts.
 * @param otherRoutes `METHOD /path` of routes outside the contracts
 */
export function compareDocuments(
  documents: readonly Document[],
  mounted: readonly MountedContract[],
  otherRoutes: readonly string[],
): Fault[] {
  const kinds = [...pathsOf(mounted, otherRoutes), ...namesOf(mounted)]
  return documents.flatMap(({ file, text }) =>
    text.split('\n').flatMap((line, index) =>
      kinds.flatMap(({ pattern, fault }) =>
        [...line.matchAll(pattern)].flatMap((mention): Fault[] => {
          const what = fault(mention)
          const fix = 'correct the document to match the contract'
          return what === undefined ? [] : [[`${file}:${index + 1}`, what, fix]]
        }),
      ),
    ),
  )
}

/**
 * Returns the kinds for `GET /tasks/{id}` and for URLs with a prefix, in which an id or a placeholder replaces a
 * parameter.
 */
function pathsOf(mounted: readonly MountedContract[], otherRoutes: readonly string[]): Kind[] {
  const operations = mounted.flatMap(({ contract, prefix }) =>
    contract
      .operations()
      .flatMap(({ method, path }) => ['', prefix].map((before) => [method.toUpperCase(), before + path])),
  )
  const routes = [...operations, ...otherRoutes.map((route) => route.split(' '))]
  const faultOf = (text = '', method?: string): string | undefined => {
    const path = text.replace(/[.:]$/, '')
    if (mounted.some(({ prefix }) => prefix === path)) return undefined
    const served = method === 'HEAD' ? 'GET' : method
    const isThere = routes.some(
      ([verb, template = '']) => fits(path, template) && (served === undefined || verb === served),
    )
    return isThere ? undefined : `no contract has ${[method, path].filter(Boolean).join(' ')}`
  }
  return [
    {
      pattern: /\b(GET|HEAD|POST|PUT|PATCH|DELETE) (\/[^\s`'"?)|,;]*)/g,
      fault: ([, method, path]) => faultOf(path, method),
    },
    // Commands to paste have no method in front of the path.
    {
      pattern: /(?<!\b[A-Z]+ |[a-z])(?:\$TASKWIRE_URL|(?=\/api\/\w))(\/[^\s`'"?)|,;]*)/g,
      fault: ([, path]) => faultOf(path),
    },
  ]
}

function fits(path: string, template: string): boolean {
  const segments = template.split('/')
  const parts = path.split('/')
  return (
    parts.length === segments.length && segments.every((part, i) => /^[{:]/.test(part) || part === parts[i])
  )
}

/** Returns the kinds for names that an enum of a contract lists. */
function namesOf(mounted: readonly MountedContract[]): Kind[] {
  const listed = (schema: string): unknown[] =>
    mounted.flatMap(({ contract }) => contract.document.components.schemas[schema]?.enum ?? [])
  return [
    { pattern: /(?<![\w:/-])(?:read|write):[a-z]+\b/g, schema: 'Scope', called: 'scope' },
    {
      pattern: /(?<![\w./-])(?:task|project|comment|event)\.[a-z]+ed\b/g,
      schema: 'WebhookEventType',
      called: 'webhook event',
    },
  ].map(({ pattern, schema, called }) => ({
    pattern,
    fault: ([name]) => (listed(schema).includes(name) ? undefined : `no contract has the ${called} ${name}`),
  }))
}

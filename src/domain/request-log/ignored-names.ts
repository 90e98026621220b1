import { operations } from '../../../generated/openapi.operations.ts'
import { readFilter, readPageSize } from '../lenient-values.ts'
import { redactSecrets } from './redact.ts'

/** Maximum number of names kept per request, and of characters per name. */
const most = { names: 10, characters: 64 }

const parametersOf = new Map<string, readonly string[]>(
  Object.values(operations).map(({ operationId, query }) => [operationId, query.map(({ name }) => name)]),
)
const readers = new Map<string, (text: string) => unknown>(Object.entries(readFilter))

/**
 * Returns the names of query parameters that had no effect: unknown parameters, and values that were ignored or clamped
 * (product.md 17.14). An empty value counts as absent.
 */
export function ignoredParameters(
  operationId: string | null,
  query: string | null,
  maxPageSize: number,
): string[] {
  const known = operationId === null ? undefined : parametersOf.get(operationId)
  if (query === null || known === undefined) return []
  // If a parameter is repeated, the last value counts.
  const given = new Map(new URLSearchParams(query))
  const isIgnored = ([name, text]: [string, string]): boolean => {
    if (!known.includes(name)) return true
    if (text === '') return false
    if (name === 'limit') return (readPageSize(text) ?? Infinity) > maxPageSize
    const read = readers.get(name)
    return read !== undefined && read(text) === undefined
  }
  return shortened([...given].filter(isIgnored).map(([name]) => name))
}

/** Returns the names of body fields that are not in the contract, which are ignored; undefined if there are none. */
export function ignoredFields(
  { fields }: { fields: readonly { name: string }[] },
  body: object,
): string[] | undefined {
  const unknown: string[] = []
  for (const name of Object.keys(body)) {
    if (unknown.length === most.names) break
    if (!fields.some((field) => field.name === name)) unknown.push(name)
  }
  return unknown.length === 0 ? undefined : shortened(unknown)
}

/** Number of characters of a name that are searched for secrets, since a name may be as long as a body. */
const searched = 1_000

/** Redacts names, then truncates them: the reverse order could leave part of a secret, or a name over the limit. */
const shortened = (names: string[]): string[] =>
  names.slice(0, most.names).map((name) => redactSecrets(name.slice(0, searched)).slice(0, most.characters))

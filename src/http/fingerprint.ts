import { createHash } from 'node:crypto'
import type { Operation } from '../contract/operation.ts'

/** Returns the documented fields of a body, without ignored fields. Null if there is no body. */
export function documentedOf(
  { body: rules }: Operation,
  body: Record<string, unknown> | undefined,
): object | null {
  if (!rules || !body) return null
  const given = rules.fields.filter(({ name }) => Object.hasOwn(body, name))
  return Object.fromEntries(given.map(({ name }) => [name, body[name]]))
}

/** Returns a hash of method, path and the fields of a body, independent of the order of members (product.md 7.2). */
export function fingerprintOf(method: string, path: string, body: unknown): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([method, path]))
    .update(canonicalJson(body))
    .digest()
}

/** Serializes with members in the order of their names. Bodies are nested at most 64 deep, so recursion is safe. */
function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item) => `${canonicalJson(item)},`).join('')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${canonicalJson(member)},`).join('')}}`
}

import { createHash } from 'node:crypto'

/** Returns a hash of method, path and all fields of a body, independent of the order of members (product.md 7.2). */
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
  const fields = value as Record<string, unknown>
  const members = Object.keys(fields)
    .sort()
    .map((name) => `${JSON.stringify(name)}:${canonicalJson(fields[name])},`)
  return `{${members.join('')}}`
}

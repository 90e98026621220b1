import type { SchemaObject } from '../../src/contract/document.ts'
import { schemaName, type ReferenceContract } from '../../src/pages/reference/contract.ts'

/** Keywords that mean nothing to a caller. */
const leftOut = /^(x-.*|examples?|discriminator|deprecated|xml|externalDocs)$/

/** Keywords whose values are schemas by name, a list of schemas, or data. */
const maps = ['properties', 'patternProperties', '$defs']
const data = ['enum', 'const', 'default', 'required', 'type']

/** Formats that other validators do not know; each has a pattern or a description as well. */
const ownFormats = ['time-zone']

/** Returns the schema as plain JSON Schema, with all references inlined. */
export function plainSchema(
  { schemas }: Pick<ReferenceContract, 'schemas'>,
  schema: SchemaObject,
): SchemaObject {
  return plain(schema, [])

  function plain(node: unknown, within: readonly string[]): SchemaObject {
    if (Array.isArray(node)) return node.map((one) => plain(one, within)) as unknown as SchemaObject
    if (typeof node !== 'object' || node === null) return node as SchemaObject
    const { $ref, ...own } = node as SchemaObject
    if ($ref !== undefined) {
      // Stops at a recursive reference, which cannot be inlined.
      if (within.includes($ref)) return {}
      return plain({ ...schemas[schemaName({ $ref }) ?? ''], ...own }, [...within, $ref])
    }
    const kept = Object.entries(own).filter(([keyword, value]) => {
      return !leftOut.test(keyword) && !(keyword === 'format' && ownFormats.includes(value as string))
    })
    return Object.fromEntries(
      kept.map(([keyword, value]) => {
        if (data.includes(keyword)) return [keyword, value]
        if (maps.includes(keyword)) return [keyword, mapValues(value as Record<string, SchemaObject>, within)]
        return [keyword, plain(value, within)]
      }),
    )
  }

  function mapValues(
    schemas: Record<string, SchemaObject>,
    within: readonly string[],
  ): Record<string, SchemaObject> {
    return Object.fromEntries(Object.entries(schemas).map(([name, one]) => [name, plain(one, within)]))
  }
}

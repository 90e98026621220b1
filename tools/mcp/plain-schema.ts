import type { ContractDocument, Schema } from '../contract-document.ts'

/** What a schema says to a server or to a reader of examples, and not to a caller. */
const leftOut = /^(x-.*|examples?|discriminator|deprecated|xml|externalDocs)$/

/** Keywords whose values are schemas by name, a list of schemas, or data that is no schema. */
const maps = ['properties', 'patternProperties', '$defs']
const data = ['enum', 'const', 'default', 'required', 'type']

/** Formats of the contract's own, which other validators do not know; each has a pattern or a description beside it. */
const ownFormats = ['time-zone']

/** The schema as plain JSON Schema that refers to nothing: what it refers to stands in it. */
export function plainSchema(document: ContractDocument, schema: Schema): Schema {
  return plain(schema, [])

  function plain(node: unknown, within: readonly string[]): Schema {
    if (Array.isArray(node)) return node.map((one) => plain(one, within)) as unknown as Schema
    if (typeof node !== 'object' || node === null) return node as Schema
    const { $ref, ...own } = node as Schema
    if ($ref !== undefined) {
      // A schema that holds itself ends here, since it would never end otherwise.
      if (within.includes($ref)) return {}
      const { $ref: _inner, ...target } = document.resolve({ $ref })
      return plain({ ...target, ...own }, [...within, $ref])
    }
    const kept = Object.entries(own).filter(([keyword, value]) => {
      return !leftOut.test(keyword) && !(keyword === 'format' && ownFormats.includes(value as string))
    })
    return Object.fromEntries(
      kept.map(([keyword, value]) => {
        if (data.includes(keyword)) return [keyword, value]
        if (maps.includes(keyword)) return [keyword, mapValues(value as Record<string, Schema>, within)]
        return [keyword, plain(value, within)]
      }),
    )
  }

  function mapValues(schemas: Record<string, Schema>, within: readonly string[]): Record<string, Schema> {
    return Object.fromEntries(Object.entries(schemas).map(([name, one]) => [name, plain(one, within)]))
  }
}

import { Ajv2020, _ } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { Contract, SchemaObject } from './document.ts'

const documentId = 'contract'

/** An Ajv that knows the whole document, so that `contract#/components/...` resolves. */
export function createAjv(contract: Contract, options: { source?: boolean } = {}): Ajv2020 {
  const ajv = new Ajv2020({
    strict: true,
    allowUnionTypes: true,
    strictRequired: false,
    code: {
      source: options.source ?? false,
      esm: true,
      lines: true,
      ...(options.source ? { formats: _`formats` /* of the generated module */ } : {}),
    },
  })
  addFormats.default(ajv)
  // A `$ref` resolves through the root of the document, whose sections would be unknown keywords in strict mode.
  ajv.addVocabulary([
    ...new Set([...Object.keys(contract.document), ...vendorKeywords(contract.document), 'example']),
  ])
  ajv.addSchema(contract.document, documentId, undefined, false)
  return ajv
}

function vendorKeywords(node: unknown, found = new Set<string>()): Set<string> {
  if (typeof node !== 'object' || node === null) return found
  for (const [key, value] of Object.entries(node)) {
    if (key.startsWith('x-')) found.add(key)
    vendorKeywords(value, found)
  }
  return found
}

/** The schema with local `$ref`s that point into the document that `createAjv` has loaded. */
export function rebase(schema: SchemaObject): SchemaObject {
  return JSON.parse(
    JSON.stringify(schema).replaceAll('"$ref":"#/', `"$ref":"${documentId}#/`),
  ) as SchemaObject
}

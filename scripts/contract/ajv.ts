import type { ValidateFunction } from 'ajv'
import { Ajv2020, _ } from 'ajv/dist/2020.js'
import type { ContractDocument, SchemaObject } from '../../src/contract/document.ts'
import { formats } from '../../src/contract/formats.ts'
import type { SourceContract } from './source-contract.ts'
import { ownKeywords } from './own-keywords.ts'

const documentId = 'contract'

/** Creates an Ajv with the whole document, so that `contract#/components/...` resolves. */
export function createAjv(
  { document }: Pick<SourceContract, 'document'>,
  options: { source?: boolean } = {},
): Ajv2020 {
  const ajv = new Ajv2020({
    strict: true,
    allowUnionTypes: true,
    strictRequired: false,
    inlineRefs: false,
    // Messages of refusals are made from the schema by src/contract/messages.ts.
    verbose: true,
    messages: !options.source,
    code: {
      source: options.source ?? false,
      esm: true,
      lines: true,
      // Code that is run a few times is not worth it.
      optimize: options.source ?? false,
      ...(options.source ? { formats: _`formats` /* of the generated module */ } : {}),
    },
  })
  for (const [name, format] of Object.entries(formats)) ajv.addFormat(name, format)
  for (const keyword of ownKeywords) ajv.addKeyword(keyword)
  // A `$ref` resolves through the document's root, whose sections would be unknown keywords in strict mode.
  ajv.addVocabulary([
    ...new Set([...Object.keys(document), ...vendorKeywords(document), 'example', 'discriminator']),
  ])
  ajv.addSchema(document, documentId, undefined, false)
  return ajv
}

function vendorKeywords(node: unknown, found = new Set<string>()): Set<string> {
  if (typeof node !== 'object' || node === null) return found
  for (const [key, value] of Object.entries(node)) {
    if (key.startsWith('x-') && !ownKeywords.some(({ keyword }) => keyword === key)) found.add(key)
    vendorKeywords(value, found)
  }
  return found
}

type Compile = (schema: SchemaObject) => ValidateFunction

const compilers = new WeakMap<ContractDocument, Compile>()

/** Returns a function that compiles schemas of a contract, each once. */
export function compilerOf({ document }: Pick<SourceContract, 'document'>): Compile {
  const known = compilers.get(document)
  if (known) return known
  const ajv = createAjv({ document })
  const compiled = new Map<string, ValidateFunction>()
  const compile: Compile = (schema) => {
    const text = JSON.stringify(schema)
    const validate = compiled.get(text) ?? ajv.compile(rebase(schema))
    compiled.set(text, validate)
    return validate
  }
  compilers.set(document, compile)
  return compile
}

/** Rewrites local `$ref`s to refer to the document that `createAjv` has loaded. */
export function rebase(schema: SchemaObject): SchemaObject {
  return JSON.parse(
    JSON.stringify(schema).replaceAll('"$ref":"#/', `"$ref":"${documentId}#/`),
  ) as SchemaObject
}

import { dirname, join } from 'node:path'
import { parsePointer, type ContractDocument, type SchemaObject } from '../../src/contract/document.ts'
import { ContractError } from './finding.ts'
import { SourceContract } from './source-contract.ts'
import { YamlFile } from './yaml-file.ts'

/** The keyword `x-fields-of: './openapi.yaml#/components/schemas/Task'`. */
const keyword = 'x-fields-of'

/**
 * Returns the document, in which each schema with `x-fields-of` has the fields of that schema, unless it has its own.
 * @throws ContractError if another file has no such schema
 */
export async function withInheritedFields(contract: SourceContract): Promise<ContractDocument> {
  const { document } = contract
  const all = Object.entries(document.components?.schemas ?? {})
  const heirs = all.filter(([, schema]) => keyword in schema)
  if (heirs.length === 0) return document
  const schemas = { ...document.components.schemas }
  for (const [name, { [keyword]: from, ...own }] of heirs) {
    const base = await schemaIn(dirname(contract.file), String(from))
    if (!base?.properties) {
      const what = `${name} has the fields of ${String(from)}, which has none`
      const at = ['components', 'schemas', name, keyword]
      throw new ContractError([contract.finding('openapi', at, what, 'name a schema of another contract')])
    }
    const required = [...(base.required ?? []), ...(own.required ?? [])]
    schemas[name] = { ...own, required, properties: { ...base.properties, ...own.properties } }
  }
  return { ...document, components: { ...document.components, schemas } }
}

/** Reads a schema of another file, with references that are valid in every file of the folder. */
async function schemaIn(folder: string, reference: string): Promise<SchemaObject | undefined> {
  const [file = '', pointer = ''] = reference.split('#')
  const contract = new SourceContract(await YamlFile.read(join(folder, file)))
  const schema = JSON.stringify(contract.get(parsePointer(`#${pointer}`)) ?? null)
  return JSON.parse(schema.replaceAll('"$ref":"#/', `"$ref":"${file}#/`)) as SchemaObject | undefined
}

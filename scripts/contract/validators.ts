import { isDeepStrictEqual } from 'node:util'
import standaloneCode from 'ajv/dist/standalone/index.js'
import type { ContractDocument, SchemaObject } from '../../src/contract/document.ts'
import { createAjv, rebase } from './ajv.ts'
import type { SourceContract } from './source-contract.ts'
import { ContractError } from './finding.ts'
import { findSchemaFaults } from './schema-faults.ts'

/** A contract, and the schemas of its validators by their names. */
export interface Validated {
  name: string
  contract: SourceContract
  schemas: Readonly<Record<string, SchemaObject>>
}

/** The beginning of the module. Ajv's ES modules still `require` its run-time helpers. */
const preamble = `
import { createRequire } from 'node:module'
import { formats } from '../src/contract/formats.ts'
const require = createRequire(import.meta.url)`.trim()

/**
 * Generates the validators of all contracts as one ES module, with declarations. Equal schemas have one validator.
 * @throws ContractError if a schema cannot be compiled
 */
export function generateValidators(validated: readonly Validated[]): { code: string; declarations: string } {
  const { document, schemas } = mergeSchemas(validated)
  const code = [preamble, compile(validated, () => generateCode(document, schemas))].join('\n')
  const declarations = [
    `export interface ValidationIssue {`,
    `  instancePath: string`,
    `  schemaPath: string`,
    `  keyword: string`,
    `  params: Record<string, unknown>`,
    `  message?: string`,
    `}`,
    `export interface Validator {`,
    `  (value: unknown, within?: { parentData: unknown }): boolean`,
    `  errors?: ValidationIssue[] | null`,
    `}`,
    ...[...schemas.keys()].map((name) => `export const ${name}: Validator`),
  ].join('\n')
  return { code, declarations }
}

function generateCode(document: ContractDocument, schemas: ReadonlyMap<string, SchemaObject>): string {
  const ajv = createAjv({ document }, { source: true })
  /** The name of the validator of each distinct schema. */
  const names = new Map<string, string>()
  const ids: Record<string, string> = {}
  const aliases: string[] = []
  for (const [name, schema] of schemas) {
    const text = JSON.stringify(schema)
    const equal = names.get(text)
    if (equal !== undefined) {
      aliases.push(`export const ${name} = ${equal};`)
      continue
    }
    names.set(text, name)
    // A validator that would only call another one is that one.
    const component = referredBy(schema)
    if (component === undefined) ajv.addSchema(schema, name)
    ids[name] = component ?? name
  }
  return [standaloneCode.default(ajv, ids), ...aliases].join('\n')
}

const referredBy = ({ $ref, ...rest }: SchemaObject): string | undefined =>
  Object.keys(rest).length === 0 ? $ref : undefined

/** Merges the components and the schemas of contracts. */
function mergeSchemas(validated: readonly Validated[]) {
  const components: Record<string, SchemaObject> = {}
  const schemas = new Map<string, SchemaObject>()
  for (const { name, contract, schemas: own } of validated) {
    const listed = Object.entries(contract.document.components.schemas)
    const renamed = renamedComponents(components, name, listed)
    for (const [id, schema] of listed) components[renamed.get(id) ?? id] ??= withoutWords(schema, renamed)
    for (const [id, schema] of Object.entries(own))
      schemas.set(`${name}_${id}`, rebase(withoutWords(schema, renamed)))
  }
  const [first] = validated
  const document = { ...first?.contract.document, components: { schemas: components } } as ContractDocument
  return { document, schemas }
}

/** Returns names for components that differ from those of the same name in the contracts before, or refer to such. */
function renamedComponents(
  components: Readonly<Record<string, SchemaObject>>,
  contract: string,
  listed: readonly [id: string, schema: SchemaObject][],
): Map<string, string> {
  const renamed = new Map<string, string>()
  const differs = ([id, schema]: (typeof listed)[number]): boolean =>
    components[id] !== undefined &&
    !renamed.has(id) &&
    !isDeepStrictEqual(components[id], withoutWords(schema, renamed))
  for (let differing = listed; differing.length > 0;) {
    differing = listed.filter(differs)
    for (const [id] of differing) renamed.set(id, `${id}_${contract}`)
  }
  return renamed
}

const componentRef = '#/components/schemas/'

/** Returns a schema without its descriptions, which no message repeats, and with other names of components. */
function withoutWords(schema: SchemaObject, renamed: ReadonlyMap<string, string>): SchemaObject {
  return JSON.parse(JSON.stringify(schema), (key, value: unknown) => {
    if (typeof value !== 'string') return value
    if (key === 'description') return undefined
    if (key !== '$ref' || !value.startsWith(componentRef)) return value
    const id = value.slice(componentRef.length)
    return `${componentRef}${renamed.get(id) ?? id}`
  }) as SchemaObject
}

function compile(validated: readonly Validated[], toCode: () => string): string {
  try {
    return toCode()
  } catch (error) {
    throw new ContractError(
      findSchemaFaults(
        validated.map(({ contract }) => contract),
        error,
      ),
    )
  }
}

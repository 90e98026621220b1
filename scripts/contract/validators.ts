import standaloneCode from 'ajv/dist/standalone/index.js'
import type { SchemaObject } from '../../src/contract/document.ts'
import { createAjv, rebase } from './ajv.ts'
import type { SourceContract } from './source-contract.ts'
import { ContractError } from './finding.ts'
import { findSchemaFaults } from './schema-faults.ts'

/** The beginning of the module. Ajv's ES modules still `require` its run-time helpers. */
const preamble = `
import { createRequire } from 'node:module'
import { formats } from '../src/contract/formats.ts'
const require = createRequire(import.meta.url)`.trim()

/**
 * Generates the validators as one ES module, with declarations.
 * @param schemas the schemas by the names of their validators
 * @throws ContractError if a schema cannot be compiled
 */
export function generateValidators(
  contract: SourceContract,
  schemas: Readonly<Record<string, SchemaObject>>,
): { code: string; declarations: string } {
  const ajv = createAjv(contract, { source: true })
  const ids: Record<string, string> = {}
  for (const [name, schema] of Object.entries(schemas)) {
    ajv.addSchema(rebase(schema), name)
    ids[name] = name
  }
  const code = [preamble, compile(contract, () => standaloneCode.default(ajv, ids))].join('\n')
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
    ...Object.keys(schemas).map((name) => `export const ${name}: Validator`),
  ].join('\n')
  return { code, declarations }
}

function compile(contract: SourceContract, toCode: () => string): string {
  try {
    return toCode()
  } catch (error) {
    throw new ContractError(findSchemaFaults(contract, error))
  }
}

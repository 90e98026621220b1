import standaloneCode from 'ajv/dist/standalone/index.js'
import { createAjv, rebase } from './ajv.ts'
import type { Contract, SchemaObject } from './document.ts'
import { ContractError } from './finding.ts'
import { bodySchemaOf, fieldsOf } from './schema-parts.ts'
import { findSchemaFaults } from './schema-faults.ts'
import { isPipelineHeader, successesOf } from './successes.ts'

/** The beginning of the module. Ajv's ES modules still `require` its run-time helpers. */
const preamble = `
import { createRequire } from 'node:module'
import { formats } from '../src/domain/formats.ts'
const require = createRequire(import.meta.url)`.trim()

/**
 * Returns every validator's schema by its exported name, such as `createTask_body`, `createTask_body_title_text`,
 * `getTask_200` or `webhook_task$2e$created`.
 */
function validatorSchemas(contract: Contract): Record<string, SchemaObject> {
  const schemas: Record<string, SchemaObject> = {}
  for (const located of contract.operations()) {
    const { operationId } = located.operation
    for (const parameter of contract.parameters(located)) {
      if (!parameter['x-lenient'] && isConstrained(contract.resolve(parameter.schema))) {
        schemas[parameterValidator(operationId, parameter.in, parameter.name)] = parameter.schema
      }
    }
    const body = bodySchemaOf(contract, located)
    if (body) {
      schemas[`${operationId}_body`] = body.value
      for (const { name, schemas: parts } of fieldsOf(contract, located)) {
        const [schema = {}, ...more] = parts.map(({ value }) => value)
        schemas[fieldValidator(operationId, name)] = more.length === 0 ? schema : { allOf: [schema, ...more] }
      }
    }
    for (const { status, mediaType, schema, headers } of successesOf(contract, located)) {
      if (schema && (mediaType === 'application/json' || isConstrained(contract.resolve(schema)))) {
        schemas[`${operationId}_${status}`] = schema
      }
      for (const [name, header] of Object.entries(headers)) {
        const headerSchema = contract.resolve(header).schema
        if (headerSchema && !isPipelineHeader(name))
          schemas[responseHeaderValidator(operationId, status, name)] = headerSchema
      }
    }
  }
  for (const located of contract.operations('webhooks')) {
    const schema = bodySchemaOf(contract, located)?.value
    if (schema) schemas[webhookValidator(located.path)] = schema
  }
  return schemas
}

/** Tells whether a parameter needs a validator; one that is any string does not. */
export function isConstrained(schema: SchemaObject): boolean {
  return Object.keys(schema).some((key) => !['type', 'description', 'default', 'examples'].includes(key))
}

export const parameterValidator = (operationId: string, where: string, name: string): string =>
  `${operationId}_${where}_${identifier(name)}`

export const fieldValidator = (operationId: string, field: string): string =>
  `${operationId}_body_${identifier(field)}`

export const responseHeaderValidator = (operationId: string, status: string, name: string): string =>
  `${operationId}_${status}_header_${identifier(name)}`

export const webhookValidator = (type: string): string => `webhook_${identifier(type)}`

/** Encodes a name as part of an identifier, unambiguously: `filter[status]` becomes `filter$5b$status$5d$`. */
const identifier = (name: string): string =>
  name.replaceAll(/\W/gu, (character) => `$${character.codePointAt(0)?.toString(16)}$`)

/**
 * Generates the validators as one ES module, with declarations.
 * @throws ContractError if a schema cannot be compiled
 */
export function generateValidators(contract: Contract): { code: string; declarations: string } {
  const ajv = createAjv(contract, { source: true })
  const schemas = validatorSchemas(contract)
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

function compile(contract: Contract, toCode: () => string): string {
  try {
    return toCode()
  } catch (error) {
    throw new ContractError(findSchemaFaults(contract, error))
  }
}

import { Ajv2020 } from 'ajv/dist/2020.js'
import standaloneCode from 'ajv/dist/standalone/index.js'
import addFormats from 'ajv-formats'
import type { Contract, Located, SchemaObject } from './document.ts'

const documentId = 'contract'

/** An Ajv that knows the whole document, so that `contract#/components/...` resolves. */
export function createAjv(contract: Contract, options: { source?: boolean } = {}): Ajv2020 {
  const ajv = new Ajv2020({
    strict: true,
    allowUnionTypes: true,
    strictRequired: false,
    code: { source: options.source ?? false, esm: true, lines: true },
  })
  addFormats.default(ajv)
  // The document's own sections are passed over when a `$ref` goes through its root.
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

/** The schema with its local `$ref`s made to point into the document that `createAjv` has loaded. */
export function rebase(schema: SchemaObject): SchemaObject {
  return JSON.parse(
    JSON.stringify(schema).replaceAll('"$ref":"#/', `"$ref":"${documentId}#/`),
  ) as SchemaObject
}

export const bodySchemaOf = (contract: Contract, { operation }: Located): SchemaObject | undefined =>
  contract.resolve(operation.requestBody)?.content['application/json']?.schema

/**
 * Every validator of the contract by its exported name: `createTask_body` and, for naming the first failing
 * field, `createTask_body_title_text`; `listTasks_query_cursor`; `getTask_200`; `error`.
 */
export function validatorSchemas(contract: Contract): Record<string, SchemaObject> {
  const schemas: Record<string, SchemaObject> = { error: { $ref: '#/components/schemas/ApiError' } }
  for (const located of contract.operations()) {
    const { operationId, responses } = located.operation
    for (const parameter of contract.parameters(located)) {
      if (isConstrained(contract.resolve(parameter.schema))) {
        schemas[parameterValidator(operationId, parameter.in, parameter.name)] = parameter.schema
      }
    }
    const body = bodySchemaOf(contract, located)
    if (body) {
      schemas[`${operationId}_body`] = body
      for (const [field, schema] of Object.entries(contract.resolve(body).properties ?? {})) {
        schemas[`${operationId}_body_${field}`] = schema
      }
    }
    for (const [status, response] of Object.entries(responses)) {
      const schema = contract.resolve(response).content?.['application/json']?.schema
      if (schema && Number(status) < 400) schemas[`${operationId}_${status}`] = schema
    }
  }
  for (const { path, operation } of contract.operations('webhooks')) {
    const schema = contract.resolve(operation.requestBody)?.content['application/json']?.schema
    if (schema) schemas[webhookValidator(path)] = schema
  }
  return schemas
}

/** A parameter that is just any string needs no validator. */
export function isConstrained(schema: SchemaObject): boolean {
  return Object.keys(schema).some((key) => !['type', 'description', 'default', 'examples'].includes(key))
}

export const parameterValidator = (operationId: string, where: string, name: string): string =>
  `${operationId}_${where}_${name.replaceAll('-', '_')}`

export const webhookValidator = (type: string): string => `webhook_${type.replaceAll('.', '_')}`

/** The validators as one ES module, and the declarations beside it. */
export function generateValidators(contract: Contract): { code: string; declarations: string } {
  const ajv = createAjv(contract, { source: true })
  const schemas = validatorSchemas(contract)
  const ids: Record<string, string> = {}
  for (const [name, schema] of Object.entries(schemas)) {
    ajv.addSchema(rebase(schema), name)
    ids[name] = name
  }
  // Ajv's ES modules still `require` its run-time helpers.
  const code = [
    `import { createRequire } from 'node:module'`,
    `const require = createRequire(import.meta.url)`,
    standaloneCode.default(ajv, ids),
  ].join('\n')
  const declarations = [
    `export interface ValidationIssue {`,
    `  instancePath: string`,
    `  schemaPath: string`,
    `  keyword: string`,
    `  params: Record<string, unknown>`,
    `  message?: string`,
    `}`,
    `export interface Validator {`,
    `  (value: unknown): boolean`,
    `  errors?: ValidationIssue[] | null`,
    `}`,
    ...Object.keys(schemas).map((name) => `export const ${name}: Validator`),
  ].join('\n')
  return { code, declarations }
}

import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import type { SourceContract } from '../../scripts/contract/source-contract.ts'
import { contracts as listed } from '../../scripts/contract/generate.ts'
import { readContract } from '../../scripts/contract/read-contract.ts'
import type { SchemaObject } from '../../src/contract/document.ts'

/*
 * Clients generated from the contracts are readable if every schema has a name and the types describe what a
 * client sends.
 */

const openapi = await readContract('spec/openapi.yaml')
const contracts = await Promise.all(
  listed.map(async ({ name, file }) => ({ name, contract: await readContract(file) })),
)
const { schemas } = openapi.document.components

describe.for(contracts)('the contract $name', ({ contract }) => {
  it('every request and response body has a named schema', () => {
    const bodies = bodiesOf(contract)
    expect(bodies.length).toBeGreaterThan(10)
    expect(bodies.filter(({ schema }) => !schema.$ref).map(({ place }) => place)).toEqual([])
  })

  it('every enum has a named schema without null', () => {
    const enums = visit(contract.document).filter(({ node }) => Array.isArray(node.enum))
    expect(enums.length).toBeGreaterThan(2)
    const named = /^components\/schemas\/[^/]+$/
    expect(
      enums.filter(({ place }) => !named.test(place) && !isRule(place)).map(({ place }) => place),
    ).toEqual([])
    expect(
      enums.filter(({ node }) => (node.enum as unknown[]).includes(null)).map(({ place }) => place),
    ).toEqual([])
  })

  it('no schema has the name of a browser global', () => {
    const globals = domGlobals()
    expect(globals.has('Event') && globals.has('Notification')).toBe(true)
    expect(Object.keys(contract.document.components.schemas).filter((name) => globals.has(name))).toEqual([])
  })

  it('every object within a resource has a named schema', () => {
    const nested = visit(contract.document.components.schemas).filter(
      ({ node, place }) => place.includes('/') && node.properties !== undefined && !isRule(place),
    )
    expect(nested.map(({ place }) => place)).toEqual([])
  })
})

describe('the types of generated clients', () => {
  it.for<[name: string, schema: object]>([
    ['limit', { type: 'integer' }],
    ['completed', { type: 'string', enum: ['true', '1', 'false', '0'] }],
    ['due_before', { type: 'string', format: 'date' }],
    ['due_after', { type: 'string', format: 'date' }],
    ['updated_since', { type: 'string', format: 'date-time' }],
  ])(
    'the type of %s in generated clients allows only valid values, although the server ignores invalid ones',
    ([name, schema]) => {
      const located = openapi.operations().find(({ operation }) => operation.operationId === 'listTasks')
      const parameter = located && openapi.parameters(located).find((one) => one.name === name)
      expect(parameter?.['x-lenient']).toBe(true)
      expect(openapi.resolve(parameter?.schema)).toMatchObject(schema)
    },
  )

  it('the type of an error code allows codes that the client does not know (product.md 16.1)', () => {
    expect(schemas.ApiError?.properties).toEqual({ error: { $ref: '#/components/schemas/ApiErrorDetail' } })
    expect(schemas.ApiErrorDetail?.properties?.code?.anyOf).toEqual([
      { $ref: '#/components/schemas/KnownErrorCode' },
      { type: 'string' },
    ])
    expect(schemas.KnownErrorCode?.enum).toEqual(Object.keys(openapi.document['x-error-catalog']))
  })

  it('the type of a webhook event is a union of seven types, discriminated by type', () => {
    const mapping = Object.fromEntries(
      openapi
        .operations('webhooks')
        .map(({ path, operation }) => [
          path,
          operation.requestBody?.content['application/json']?.schema.$ref,
        ]),
    )
    expect(Object.keys(mapping)).toHaveLength(7)
    expect(schemas.WebhookEvent).toMatchObject({
      oneOf: Object.values(mapping).map(($ref) => ({ $ref })),
      discriminator: { propertyName: 'type', mapping },
    })
  })
})

interface Visited {
  node: SchemaObject
  place: string
}

/** Returns every object of a document except examples, with its path. */
function visit(node: unknown, place: string[] = []): Visited[] {
  if (typeof node !== 'object' || node === null) return []
  const inner = Object.entries(node)
    .filter(([key]) => !['example', 'examples', 'x-error-catalog'].includes(key))
    .flatMap(([key, child]) => visit(child, [...place, key]))
  return [{ node: node as SchemaObject, place: place.join('/') }, ...inner]
}

function bodiesOf(contract: SourceContract): { schema: SchemaObject; place: string }[] {
  return visit(contract.document).flatMap(({ node, place }) => {
    const schema = (node['application/json'] as { schema?: SchemaObject } | undefined)?.schema
    return schema ? [{ schema, place }] : []
  })
}

/** Returns whether a schema only restricts a named one. */
const isRule = (place: string): boolean => /\/(anyOf|not|if|then)(\/|$)/.test(place)

/** Returns the global names of `lib.dom`. */
function domGlobals(): Set<string> {
  const file = ts.getDefaultLibFilePath({}).replace(/lib[^/]*$/, 'lib.dom.d.ts')
  const tree = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest)
  return new Set(
    tree.statements.flatMap((statement) =>
      ts.isVariableStatement(statement)
        ? statement.declarationList.declarations.map(({ name }) => (ts.isIdentifier(name) ? name.text : ''))
        : ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)
          ? [statement.name.text]
          : [],
    ),
  )
}

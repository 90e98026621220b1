import { expect, test } from 'vitest'
import { parseContract } from '../../scripts/contract/read-contract.ts'
import { YamlFile } from '../../scripts/contract/yaml-file.ts'
import { readContract } from '../../src/contract/contract.ts'

/* Some fields are described by the public contract and by the web editor's. */

interface Schema {
  properties?: Record<string, Record<string, unknown>>
}

/** Public names of fields to which the web editor gives the name in responses. */
const publicNames: Record<string, string> = { title: 'title_text' }

const openapi = readContract('openapi')
const work = readContract('work')

/** Returns the fields of an operation's request body. */
function fieldsOf(contract: typeof openapi, operationId: string): Record<string, Record<string, unknown>> {
  const located = contract.operations().find(({ operation }) => operation.operationId === operationId)
  const body = contract.resolve(located?.operation.requestBody)
  return contract.resolve(body?.content['application/json']?.schema as Schema).properties ?? {}
}

/** Returns a field's constraints, without its description and with the schemas that it refers to. */
function constraintsOf(contract: typeof openapi, field: unknown): unknown {
  if (Array.isArray(field)) return field.map((one: unknown) => constraintsOf(contract, one))
  if (typeof field !== 'object' || field === null) return field
  const { $ref, ...rest } = field as { $ref?: string }
  const whole = $ref === undefined ? rest : { ...(contract.resolve({ $ref }) as object), ...rest }
  return Object.fromEntries(
    Object.entries(whole)
      .filter(([key]) => key !== 'description')
      .map(([key, value]) => [key, constraintsOf(contract, value)]),
  )
}

test.each(['createTask', 'updateTask', 'createTaskComment', 'createEvent'])(
  'fields that %s has in the public API and in the web editor have the same constraints in both',
  (operationId) => {
    const apiFields = fieldsOf(openapi, operationId)
    const editorFields = fieldsOf(work, operationId)
    const shared = Object.keys(editorFields).filter((name) => (publicNames[name] ?? name) in apiFields)
    expect(shared).not.toEqual([])
    for (const name of shared)
      expect({ name, ...(constraintsOf(work, editorFields[name]) as object) }).toEqual({
        name,
        ...(constraintsOf(openapi, apiFields[publicNames[name] ?? name]) as object),
      })
  },
)

test.each([
  ['WorkTask', 'Task'],
  ['WorkEvent', 'CalendarEvent'],
])('%s begins with the fields of %s, and requires all of them', (name, base) => {
  const fieldNames = (contract: typeof openapi, schema: string): string[] =>
    Object.keys(contract.document.components.schemas[schema]?.properties ?? {})
  const [inherited, all] = [fieldNames(openapi, base), fieldNames(work, name)]
  expect(all.slice(0, inherited.length)).toEqual(inherited)
  const schema = work.document.components.schemas[name]
  expect(schema?.required).toEqual(all)
  expect(schema).not.toHaveProperty('x-fields-of')
  for (const field of inherited)
    expect({ field, ...(constraintsOf(work, schema?.properties?.[field]) as object) }).toEqual({
      field,
      ...(constraintsOf(openapi, openapi.document.components.schemas[base]?.properties?.[field]) as object),
    })
})

test('codegen names a schema that is to have the fields of one that does not exist', async () => {
  const from = './openapi.yaml#/components/schemas/Chore'
  const document = {
    openapi: '3.1.0',
    info: { title: 'Work', version: '1' },
    paths: {},
    components: { schemas: { WorkChore: { type: 'object', 'x-fields-of': from } } },
  }
  const file = new YamlFile('spec/things.yaml', JSON.stringify(document, null, 2))
  await expect(parseContract(file)).rejects.toMatchObject({
    findings: [{ where: 'spec/things.yaml:12', what: `WorkChore has the fields of ${from}, which has none` }],
  })
})

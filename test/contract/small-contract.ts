import { Contract } from '../../scripts/contract/document.ts'
import { YamlFile } from '../../scripts/contract/yaml-file.ts'

interface Parts {
  /** The parameters of the path. */
  shared?: object[]
  schemas?: Record<string, object>
}

/** A contract of one operation, `PUT /things/{id}`, of which the test writes the rest; JSON is YAML. */
export function contractOf(operation: object, { shared = [], schemas = {} }: Parts = {}): Contract {
  const put = {
    operationId: 'putThing',
    security: [],
    'x-rate-limits': [],
    'x-error-codes': [],
    responses: { 204: { description: 'Done.' } },
    ...operation,
  }
  const document = {
    openapi: '3.1.0',
    paths: { '/things/{id}': { parameters: shared, put } },
    components: { schemas },
    'x-error-catalog': {},
  }
  return new Contract(new YamlFile('spec/things.yaml', JSON.stringify(document, null, 2)))
}

export const bodyOf = (schema: object): object => ({
  requestBody: { content: { 'application/json': { schema } } },
})

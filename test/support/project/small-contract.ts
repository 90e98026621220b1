import { SourceContract } from '../../../scripts/contract/source-contract.ts'
import { YamlFile } from '../../../scripts/contract/yaml-file.ts'

interface ContractParts {
  /** The parameters of the path item. */
  shared?: object[]
  schemas?: Record<string, object>
}

/** Returns a contract with one operation, `PUT /things/{id}`, made of these parts. JSON is valid YAML. */
export function contractOf(
  operation: object,
  { shared = [], schemas = {} }: ContractParts = {},
): SourceContract {
  const put = {
    operationId: 'putThing',
    security: [],
    'x-rate-limits': ['anonymous'],
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
  return new SourceContract(new YamlFile('spec/things.yaml', JSON.stringify(document, null, 2)))
}

export const bodyOf = (schema: object): object => ({
  requestBody: { content: { 'application/json': { schema } } },
})

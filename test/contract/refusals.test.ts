import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { stringify } from 'yaml'
import { completeContract } from '../../scripts/contract/complete.ts'
import { SourceContract } from '../../scripts/contract/source-contract.ts'
import { YamlFile } from '../../scripts/contract/yaml-file.ts'
import { compareErrorExamples } from '../../scripts/parity/error-examples.ts'
import type { Response } from '../../src/contract/document.ts'

const file = 'spec/openapi.yaml'
const text = readFileSync(file, 'utf8')

/** Returns the responses that codegen completes for an operation of the project's contract, by status. */
function completed(method: 'get' | 'put', facts: object): Record<string, Response> {
  const operation = {
    operationId: 'unusual',
    security: [{ apiKey: ['read:tasks'] }],
    'x-rate-limits': [],
    ...facts,
    responses: { 204: { description: 'Done.' } },
  }
  const added = stringify({ '/unusual': { [method]: operation } }).replace(/^/gm, '  ')
  const written = text.replace('\n  /events:\n', `\n${added.trimEnd()}\n  /events:\n`)
  const completion = completeContract(new SourceContract(new YamlFile(file, written)))
  expect(completion.findings).toEqual([])

  const contract = new SourceContract(new YamlFile(file, completion.text))
  expect(completeContract(contract)).toEqual({ text: completion.text, missing: [], findings: [] })
  expect(compareErrorExamples({ contract } as never)).toEqual([])
  return contract.document.paths['/unusual']?.[method]?.responses ?? {}
}

const header = (name: string): object => ({ $ref: `#/components/headers/${name}` })
const example = (name: string): object => ({ $ref: `#/components/examples/error_${name}` })
const examplesOf = (response: Response | undefined): unknown =>
  response?.content?.['application/json']?.examples

it('codegen reuses a matching shared response', () => {
  const responses = completed('get', { 'x-rate-limits': ['key', 'workspace'] })
  expect(responses).toMatchObject({
    401: { $ref: '#/components/responses/Unauthorized' },
    403: { $ref: '#/components/responses/ReadTasksForbidden' },
    429: { $ref: '#/components/responses/ReadRateLimited' },
  })
})

it('codegen gives an operation without budgets the 429 response for the client’s IP address, without budget headers', () => {
  const responses = completed('get', {})
  expect(responses['429']).toEqual({
    description: 'Refused with `anonymous_rate_limited`.',
    headers: {
      'X-Request-Id': header('RequestId'),
      'X-RateLimit-Limit': header('RateLimitLimit'),
      'X-RateLimit-Remaining': header('RateLimitRemaining'),
      'Retry-After': header('RetryAfter'),
    },
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/ApiError' },
        examples: { anonymous_rate_limited: example('anonymous_rate_limited') },
      },
    },
  })
  expect(responses['403']?.headers).toEqual({ 'X-Request-Id': header('RequestId') })
  expect(examplesOf(responses['403'])).toEqual({
    api_key_disabled: example('api_key_disabled'),
    scope_required: example('scope_required_read_tasks'),
  })
})

it('the example of a missing scope names the scope that the operation requires', () => {
  const budgets = { 'x-rate-limits': ['key', 'workspace'] }
  const known = completed('get', { ...budgets, security: [{ apiKey: ['read:members'] }] })
  expect(known['403']).toEqual({ $ref: '#/components/responses/ReadMembersForbidden' })

  const unknown = completed('get', { ...budgets, security: [{ apiKey: ['read:files'] }] })
  expect(examplesOf(unknown['403'])).toMatchObject({
    api_key_disabled: example('api_key_disabled'),
    scope_required: {
      value: {
        error: {
          code: 'scope_required',
          message: 'This API key is not allowed to: read:files',
          param: 'scope',
        },
      },
    },
  })
})

const body = (properties: object): object => ({
  requestBody: { content: { 'application/json': { schema: { type: 'object', properties } } } },
})
const inQuery = (name: string, schema: object, required = false): object => ({
  parameters: [{ name, in: 'query', required, schema }],
})

it.each<[what: string, facts: object, example: object]>([
  [
    'refers to the example of a field that the operation has',
    body({ end_time: { type: 'string' } }),
    example('validation_error_event_create'),
  ],
  [
    'concerns the whole body if no field has an example',
    body({ percent: { type: 'integer' } }),
    { value: { error: { message: 'The request body must be a JSON object.' } } },
  ],
  [
    'concerns a required parameter',
    inQuery('filter[a]', { type: 'string' }, true),
    { value: { error: { message: 'filter[a] is required.', param: 'filter[a]' } } },
  ],
  [
    'concerns a typed parameter',
    inQuery("it's", { type: 'integer' }),
    { value: { error: { message: "it's must be an integer.", param: "it's" } } },
  ],
])('the example of a 422 %s', (_what, facts, expected) => {
  expect(examplesOf(completed('put', facts)['422'])).toMatchObject({ validation_error: expected })
})

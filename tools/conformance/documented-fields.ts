import type { Validator } from '../../generated/openapi.validators.js'
import { isRow, read, type Answer } from './answer.ts'
import { expect, need } from './verdict.ts'

const aboutFields = new Set(['required', 'additionalProperties', 'unevaluatedProperties'])

/**
 * Holds the resource or the rows of a success to have every field that the contract promises and none beside them.
 * What stands in the fields is for other rules.
 */
export function documentedFields(answer: Answer, validate: Validator): void {
  need(answer.status < 300, `${answer.call} was answered ${answer.status}`)
  need(isRow(read(answer.body, 'data')), `${answer.call} has no data`)
  validate(answer.body)
  const fault = validate.errors?.find(
    ({ keyword, instancePath }) => aboutFields.has(keyword) && instancePath.startsWith('/data'),
  )
  if (!fault) return
  const { missingProperty, additionalProperty, unevaluatedProperty } = fault.params
  const where = `${answer.call} at ${fault.instancePath}`
  expect(missingProperty === undefined, `${where} has no ${String(missingProperty)}`)
  expect(false, `${where} has the undocumented ${String(additionalProperty ?? unevaluatedProperty)}`)
}

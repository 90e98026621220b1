import type { Validator } from '../../generated/validators.js'
import { isRow, read, type Answer } from './answer.ts'
import { expect, need } from './verdict.ts'

const aboutFields = new Set(['required', 'additionalProperties', 'unevaluatedProperties'])

/**
 * Expects the resource or rows of a success response to have exactly the documented fields. Their values are checked by
 * other rules.
 */
export function documentedFields(answer: Answer, validate: Validator): void {
  need(answer.status < 300, `${answer.call} returned ${answer.status}`)
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

import { checkAgreement } from '../contract/example-agreement.ts'
import { checkExamples } from '../contract/examples.ts'
import type { Fault, Finding } from '../contract/finding.ts'
import type { Rule } from '../contract/rules.ts'
import { compareErrorCatalog } from './error-catalog.ts'
import { compareErrorCodes } from './error-codes.ts'
import { compareErrorExamples } from './error-examples.ts'
import { findOptionalFields } from './optional-fields.ts'
import type { Project } from './project.ts'
import { compareScopes } from './scopes.ts'
import { compareWebhookData } from './webhook-data.ts'
import { compareWebhookHeaders } from './webhook-headers.ts'
import { compareWebhookTypes } from './webhook-types.ts'

const comparisons: [Rule, (project: Project) => Fault[]][] = [
  ['error-catalog', compareErrorCatalog],
  ['error-codes', compareErrorCodes],
  ['error-examples', compareErrorExamples],
  ['examples', ({ contract }) => [...checkExamples(contract), ...checkAgreement(contract)]],
  ['responses', findOptionalFields],
  ['scopes', compareScopes],
  ['webhook-types', compareWebhookTypes],
  ['webhook-headers', compareWebhookHeaders],
  ['webhook-data', compareWebhookData],
]

/** Makes all comparisons that need no running app. */
export function compareText(project: Project): Finding[] {
  return comparisons.flatMap(([rule, compare]) => project.contract.findings(rule, compare(project)))
}

import { distinct, type Finding } from '../contract/finding.ts'
import { compareErrorCatalog } from './error-catalog.ts'
import { compareErrorCodes } from './error-codes.ts'
import { compareErrorExamples } from './error-examples.ts'
import { compareExamples } from './examples.ts'
import type { Project } from './project.ts'
import { compareScopes } from './scopes.ts'
import { compareWebhookData } from './webhook-data.ts'
import { compareWebhookHeaders } from './webhook-headers.ts'
import { compareWebhookTypes } from './webhook-types.ts'

/** Makes all comparisons that need no running app. */
export function compareText(project: Project): Finding[] {
  const findings = [
    compareErrorCatalog,
    compareErrorCodes,
    compareErrorExamples,
    compareExamples,
    compareScopes,
    compareWebhookTypes,
    compareWebhookHeaders,
    compareWebhookData,
  ].flatMap((compare) => compare(project))
  // A response shared by several operations is compared for each.
  return distinct(findings)
}

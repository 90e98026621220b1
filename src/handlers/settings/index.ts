import type { SettingsHandlers } from '../../http/settings-context.ts'
import * as deliveries from './deliveries.ts'
import * as keys from './keys.ts'
import * as record from './record.ts'
import * as requests from './requests.ts'
import * as sessions from './sessions.ts'
import * as webhookEndpoints from './webhook-endpoints.ts'

/** One function per operationId. A missing or wrongly typed one does not compile. */
export const handlers: SettingsHandlers = {
  ...deliveries,
  ...keys,
  ...record,
  ...requests,
  ...sessions,
  ...webhookEndpoints,
}

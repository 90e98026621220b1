import type { SettingsHandlers } from '../../http/contexts/settings-context.ts'
import * as deliveries from './deliveries.ts'
import * as invitations from './invitations.ts'
import * as keys from './keys.ts'
import * as me from './me.ts'
import * as members from './members.ts'
import * as passwordResets from './password-resets.ts'
import * as projects from './projects.ts'
import * as record from './record.ts'
import * as requests from './requests.ts'
import * as sessions from './sessions.ts'
import * as webhookEndpoints from './webhook-endpoints.ts'

/** One function per operationId. A missing or wrongly typed function does not compile. */
export const handlers: SettingsHandlers = {
  ...deliveries,
  ...invitations,
  ...keys,
  ...me,
  ...members,
  ...passwordResets,
  ...projects,
  ...record,
  ...requests,
  ...sessions,
  ...webhookEndpoints,
}

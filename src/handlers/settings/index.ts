import type { SettingsHandlers } from '../../http/settings-context.ts'
import { getDelivery, listDeliveries, redeliver } from './deliveries.ts'
import { listKeys, createKey, getKey, updateKey, revokeKey, rotateKey, getKeyUsage } from './keys.ts'
import { listActivity, listNotifications, readNotifications, streamChanges } from './record.ts'
import { listRequests, getRequest } from './requests.ts'
import {
  getSession,
  signIn,
  updateSession,
  signOut,
  listSessions,
  endSession,
  changePassword,
} from './sessions.ts'
import {
  createWebhookEndpoint,
  deleteWebhookEndpoint,
  getWebhookEndpoint,
  listWebhookEndpoints,
  recoverDeliveries,
  rotateWebhookSecret,
  sendTestEvent,
  updateWebhookEndpoint,
} from './webhook-endpoints.ts'

/** One function per operationId. A missing or wrongly typed one does not compile. */
export const handlers: SettingsHandlers = {
  getSession,
  signIn,
  updateSession,
  signOut,
  listSessions,
  endSession,
  changePassword,
  listKeys,
  createKey,
  getKey,
  updateKey,
  revokeKey,
  rotateKey,
  getKeyUsage,
  listWebhookEndpoints,
  createWebhookEndpoint,
  getWebhookEndpoint,
  updateWebhookEndpoint,
  deleteWebhookEndpoint,
  rotateWebhookSecret,
  sendTestEvent,
  recoverDeliveries,
  listDeliveries,
  getDelivery,
  redeliver,
  listRequests,
  getRequest,
  listActivity,
  listNotifications,
  readNotifications,
  streamChanges,
}

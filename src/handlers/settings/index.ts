import type { SettingsHandlers } from '../../http/settings-context.ts'
import { listKeys, createKey, getKey, updateKey, revokeKey, rotateKey, getKeyUsage } from './keys.ts'
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

const notYet = (): Promise<never> => Promise.reject(new Error('not yet'))

/** One function per operationId: one that is missing, or has another shape, does not compile. */
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
  listWebhookEndpoints: notYet,
  createWebhookEndpoint: notYet,
  getWebhookEndpoint: notYet,
  updateWebhookEndpoint: notYet,
  deleteWebhookEndpoint: notYet,
  rotateWebhookSecret: notYet,
  sendTestEvent: notYet,
  recoverDeliveries: notYet,
  listDeliveries: notYet,
  getDelivery: notYet,
  redeliver: notYet,
  listRequests,
  getRequest,
  listActivity: notYet,
  listNotifications: notYet,
  readNotifications: notYet,
  streamChanges: notYet,
}

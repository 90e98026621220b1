import type { Schemas } from './api/client.ts'

export type WebhookType = Schemas['WebhookEventType']

/** The event that each type announces. */
export const webhookTypes: Record<WebhookType, string> = {
  'task.created': 'A task is created',
  'task.updated': 'Fields of a task change',
  'task.completed': 'A task reaches 100 %',
  'task.deleted': 'A task is deleted',
  'comment.created': 'A comment or a reply is added',
  'event.created': 'A calendar event is created',
  'project.created': 'A project is created',
}

export const allWebhookTypes = Object.keys(webhookTypes) as WebhookType[]

export const deliveryStatuses = [
  'pending',
  'delivered',
  'exhausted',
  'held',
] as const satisfies Schemas['DeliveryStatus'][]

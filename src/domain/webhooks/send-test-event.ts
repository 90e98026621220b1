import type { Plan } from '../../db/plan.ts'
import type { Schemas, WebhookType } from '../../../generated/openapi.operations.ts'
import type { ChangeSource } from '../actor.ts'
import { inWorkspace, type Subjects } from '../record/change.ts'
import { newId } from '../ids.ts'
import type { DeliveryDescription } from './describe-delivery.ts'
import { findEndpointForUpdate, recordEndpointActivity } from './find-endpoint-for-update.ts'
import { enqueue, webhookData } from '../record/outbox.ts'

/**
 * Sends a sample event to this endpoint only, regardless of its subscription, and even if it is disabled (product.md
 * 12.9).
 * @throws AppError not_found
 */
export async function sendTestEvent(
  plan: Plan,
  source: ChangeSource,
  id: string,
  type: WebhookType = 'task.created',
): Promise<DeliveryDescription> {
  const { workspaceId, now } = source
  const endpoint = await findEndpointForUpdate(plan, workspaceId, id)
  const data = webhookData(type, { subject: sampleOf(type, source), type, scope: inWorkspace })
  const target = [{ id, disabled: false }]
  const { eventId, deliveryIds } = enqueue(plan, workspaceId, type, data, target, now, { isTest: true })
  recordEndpointActivity(plan, source, 'endpoint.tested', endpoint)
  const at = now.toISOString()
  return {
    id: deliveryIds[0] ?? '',
    endpoint_id: id,
    event_id: eventId,
    type,
    status: 'pending',
    is_test: true,
    subject: null,
    created_at: at,
    next_attempt_at: at,
    attempt_count: 0,
    last_status: null,
    last_error: null,
    request_id: null,
  }
}

type Kind = 'task' | 'comment' | 'event' | 'project'

/** Returns a sample subject for an event type. */
function sampleOf(type: WebhookType, { workspaceId, now }: ChangeSource): Subjects[WebhookType] {
  const times = { created_at: now.toISOString(), updated_at: now.toISOString() }
  const project_id = newId('project', now)
  const title = 'A test event from Taskwire'
  const task: Schemas['Task'] = {
    id: newId('task', now),
    title,
    description: null,
    project_id,
    card: { id: newId('card', now), name: 'To do', is_done: false },
    priority: 'none',
    due_date: null,
    due_time: null,
    progress: type === 'task.completed' ? 100 : null,
    completed: type === 'task.completed',
    assignee_ids: [],
    ...times,
  }
  const author = { id: newId('user', now), name: 'A test person' }
  const { created_at } = times
  const samples: Record<Kind, Subjects[WebhookType]> = {
    task,
    comment: { id: newId('comment', now), task_id: task.id, project_id, author, body: '', created_at },
    event: sampleEvent(),
    project: { id: project_id, name: title, description: null, ...times },
  }
  return samples[type.split('.')[0] as Kind]

  function sampleEvent(): Subjects['event.created'] {
    return {
      id: newId('event', now),
      title,
      description: null,
      date: now.toISOString().slice(0, 10),
      start_time: '09:00',
      end_time: '10:00',
      location: null,
      project_id: null,
      workspace_id: workspaceId,
      color: null,
      repeat: 'none',
      ...times,
    }
  }
}

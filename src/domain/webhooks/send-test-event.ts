import type { Plan } from '../../db/plan.ts'
import type { WebhookType } from '../../../generated/openapi.operations.ts'
import type { ChangeSource } from '../actor.ts'
import { inWorkspace, type Subjects } from '../record/change.ts'
import { blankEvent } from '../event-fields.ts'
import { eventResource } from '../events/event-row.ts'
import { newId } from '../ids.ts'
import { blankTask } from '../task-fields.ts'
import { taskResource } from '../tasks/task-row.ts'
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
  const task = taskResource({
    ...blankTask,
    id: newId('task', now),
    title,
    project_id,
    card: { id: newId('card', now), name: 'To do', is_done: false },
    priority: 'none',
    progress: type === 'task.completed' ? 100 : null,
    completed: type === 'task.completed',
    ...times,
  })
  const author = { id: newId('user', now), name: 'A test person' }
  const event = eventResource({
    ...blankEvent,
    id: newId('event', now),
    title,
    date: now.toISOString().slice(0, 10),
    start_time: '09:00',
    end_time: '10:00',
    project_id: null,
    event_workspace_id: workspaceId,
    created_by: author.id,
    ...times,
  })
  const { created_at } = times
  const samples: Record<Kind, Subjects[WebhookType]> = {
    task,
    comment: { id: newId('comment', now), task_id: task.id, project_id, author, body: '', created_at },
    event,
    project: { id: project_id, name: title, description: null, ...times },
  }
  return samples[type.split('.')[0] as Kind]
}

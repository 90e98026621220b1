import type { Plan } from '../../db/plan.ts'
import type { WebhookType } from '../../../generated/openapi.operations.ts'
import type { ChangeSource } from '../actor.ts'
import { inWorkspace, type Change } from '../record/change.ts'
import { newId } from '../ids.ts'
import type { DeliveryDescription } from './describe-delivery.ts'
import { findEndpointToWrite, recordOnEndpoint } from './find-endpoint-to-write.ts'
import { enqueue, webhookData } from '../record/outbox.ts'

/**
 * Sends a made-up event to this endpoint only, whatever it subscribes to, and even if it is disabled (product.md 12.9).
 * @throws AppError not_found
 */
export async function sendTestEvent(
  plan: Plan,
  source: ChangeSource,
  id: string,
  type: WebhookType = 'task.created',
): Promise<DeliveryDescription> {
  const { workspaceId, now } = source
  const endpoint = await findEndpointToWrite(plan, workspaceId, id)
  const data = webhookData(type, { subject: sampleOf(type, source), type, place: inWorkspace } as Change)
  const target = [{ id, disabled: false }]
  const { eventId, deliveryIds } = enqueue(plan, workspaceId, type, data, target, now, { isTest: true })
  recordOnEndpoint(plan, source, 'endpoint.tested', endpoint)
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

/** Returns a made-up subject of each type of event. */
function sampleOf(type: WebhookType, { workspaceId, now }: ChangeSource): object {
  const times = { created_at: now.toISOString(), updated_at: now.toISOString() }
  const project_id = newId('project', now)
  const id = { task: newId('task', now), event: newId('event', now), comment: newId('comment', now) }
  const task = {
    id: id.task,
    title: 'A test event from Taskwire',
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
  const calendarEvent = {
    id: id.event,
    title: 'A test event from Taskwire',
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
  return {
    task,
    comment: { id: id.comment, task_id: id.task, project_id, author, created_at: times.created_at },
    event: calendarEvent,
    project: { id: project_id, name: 'A test event from Taskwire', ...times },
  }[type.split('.')[0] as 'task' | 'comment' | 'event' | 'project']
}

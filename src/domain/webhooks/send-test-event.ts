import type { Plan } from '../../db/plan.ts'
import { AppError } from '../../errors.ts'
import type { ChangeSource } from '../actor.ts'
import { newId } from '../ids.ts'
import type { DeliveryDescription } from './describe-delivery.ts'
import { findEndpointToWrite, recordOnEndpoint } from './find-endpoint-to-write.ts'
import { enqueue } from './outbox.ts'

/**
 * Sends a made-up `task.created` to this endpoint only, whatever it subscribes to (product.md 12.9).
 * @throws AppError not_found, validation_error for a disabled endpoint
 */
export async function sendTestEvent(
  plan: Plan,
  source: ChangeSource,
  id: string,
): Promise<DeliveryDescription> {
  const { workspaceId, now } = source
  const endpoint = await findEndpointToWrite(plan, workspaceId, id)
  if (endpoint.disabled_at !== null)
    throw new AppError('validation_error', { detail: 'The endpoint is disabled.' })
  const at = now.toISOString()
  const task = {
    id: newId('task', now),
    title: 'A test event from Taskwire',
    project_id: newId('project', now),
    card: { id: newId('card', now), name: 'To do', is_done: false },
    priority: 'none',
    due_date: null,
    due_time: null,
    progress: null,
    completed: false,
    assignee_ids: [],
    created_at: at,
    updated_at: at,
  }
  const type = 'task.created'
  const target = [{ id, disabled: false }]
  const { eventId, deliveryIds } = enqueue(plan, workspaceId, type, task, target, now, { isTest: true })
  recordOnEndpoint(plan, source, 'endpoint.tested', endpoint)
  return {
    id: deliveryIds[0] ?? '',
    endpoint_id: id,
    event_id: eventId,
    type,
    status: 'pending',
    is_test: true,
    created_at: at,
    next_attempt_at: at,
    attempt_count: 0,
    last_status: null,
    last_error: null,
    request_id: null,
  }
}

import type { Transaction } from '../../db/transaction.ts'
import { AppError } from '../../errors.ts'
import type { ChangeSource } from '../actor.ts'
import { newId } from '../ids.ts'
import { lockEndpoint, recordOnEndpoint } from './lock-endpoint.ts'
import { enqueue } from './outbox.ts'

/**
 * Sends a made-up `task.created` to this endpoint only, whatever it subscribes to (product.md 12.9).
 * @throws AppError not_found, validation_error for a disabled endpoint
 */
export async function sendTestEvent(
  tx: Transaction,
  source: ChangeSource,
  id: string,
): Promise<{ event_id: string; delivery_id: string }> {
  const { workspaceId, now } = source
  const endpoint = await lockEndpoint(tx, workspaceId, id)
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
  const target = [{ id, disabled: false }]
  const { eventId, deliveryIds } = enqueue(tx, workspaceId, 'task.created', task, target, now, {
    isTest: true,
  })
  recordOnEndpoint(tx, source, 'endpoint.tested', endpoint)
  return { event_id: eventId, delivery_id: deliveryIds[0] ?? '' }
}

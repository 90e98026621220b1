import { and, eq, gte, inArray, type SQL } from '../../db/drizzle.ts'
import { notifications, type webhookEndpoints } from '../../db/schema.ts'
import { insert } from '../../db/rows.ts'
import type { Transaction } from '../../db/transaction.ts'
import type { ChangeSource } from '../actor.ts'
import { firstId, newId } from '../ids.ts'
import { listManagers, planMail, type Mailing } from '../mail/outbox.ts'

type Endpoint = Pick<
  typeof webhookEndpoints.$inferSelect,
  'workspace_id' | 'id' | 'name' | 'url' | 'consecutive_exhausted'
> & {
  /** Time at which the managers were first notified of the current outage. */
  failing_notified_at?: string | null
}

/** The email for each notification type; null if there is none. */
const mails = {
  'endpoint.failing': {
    subject: 'is failing',
    text: 'Deliveries to this endpoint are failing. They are retried; after too many consecutive failures, the endpoint is disabled.',
  },
  'endpoint.recovered': {
    subject: 'has recovered',
    text: 'Deliveries to this endpoint are succeeding again.',
  },
  'webhook.failing': null,
  'webhook.disabled': {
    subject: 'was disabled',
    text: 'Too many consecutive deliveries have failed. Fix the receiver, test it, and enable the endpoint again.',
  },
} as const

const job: Pick<ChangeSource, 'userId' | 'via'> = { userId: null, via: 'job' }

/**
 * Notifies all owners and admins of an endpoint's state, and emails them (product.md 13.7, 13.22, 13.26). A job's
 * notification of an outage replaces the previous notification, and is unread.
 * @param by the source of a manual change; the person who made the change gets only the email
 */
export async function notifyManagers(
  tx: Transaction,
  endpoint: Endpoint,
  type: keyof typeof mails,
  now: Date,
  mailing: Mailing,
  by = job,
): Promise<void> {
  const { workspace_id, id: subject_id, consecutive_exhausted } = endpoint
  const mail = mails[type]
  const managers = await listManagers(tx.db, workspace_id)
  const outage = by.via === 'job' ? belongsToOutage(endpoint, managers) : undefined
  if (outage) await tx.delete(notifications).where(outage)
  const person = managers.find(({ id }) => id === by.userId)?.name ?? 'An operator'
  for (const { id, email } of managers) {
    if (id !== by.userId)
      insert(tx, notifications, {
        workspace_id,
        id: newId('notification', now),
        user_id: id,
        type,
        actor_id: by.userId,
        project_id: null,
        subject_id,
        via: by.via,
        data: by.via === 'job' ? { consecutive_exhausted } : null,
        created_at: now.toISOString(),
        read_at: null,
      })
    if (!mail) continue
    const called = endpoint.name ?? endpoint.url
    const link = { words: 'Open the endpoint', path: `/settings/webhooks/${subject_id}` }
    const why = by.via === 'job' ? mail.text : `${person} disabled this endpoint. New events are held.`
    const paragraphs = [`The webhook endpoint “${called}” ${mail.subject}.`, why]
    const subject = `Webhook endpoint ${called} ${mail.subject}`
    planMail(tx, mailing, { to: email, subject, paragraphs, link }, now)
  }
}

/**
 * Updates the number in the warning of an outage to the number on the endpoint's page. The notification does not become
 * unread again.
 */
export async function updateWarning(tx: Transaction, endpoint: Endpoint): Promise<void> {
  const warning = belongsToOutage(endpoint, await listManagers(tx.db, endpoint.workspace_id), [
    'webhook.failing',
  ])
  const { consecutive_exhausted } = endpoint
  if (warning) await tx.update(notifications).set({ data: { consecutive_exhausted } }).where(warning)
}

const outageTypes: (keyof typeof mails)[] = ['endpoint.failing', 'webhook.failing', 'webhook.disabled']

/** Returns the condition for the notifications of an endpoint's current outage; undefined if there is no outage. */
function belongsToOutage(
  { workspace_id, id, failing_notified_at }: Endpoint,
  managers: readonly { id: string }[],
  types = outageTypes,
): SQL | undefined {
  if (!failing_notified_at || managers.length === 0) return undefined
  const userIds = managers.map((manager) => manager.id)
  return and(
    eq(notifications.workspace_id, workspace_id),
    inArray(notifications.user_id, userIds),
    gte(notifications.id, firstId('notification', new Date(failing_notified_at))),
    eq(notifications.subject_id, id),
    eq(notifications.via, 'job'),
    inArray(notifications.type, types),
  )
}

import { notifications, type webhookEndpoints } from '../../db/schema.ts'
import { prepareInsert } from '../../db/prepared.ts'
import type { Plan } from '../../db/plan.ts'
import type { ChangeSource } from '../actor.ts'
import { newId } from '../ids.ts'
import { listManagers, planMail, type Mailing } from '../mail/outbox.ts'

type Endpoint = Pick<
  typeof webhookEndpoints.$inferSelect,
  'workspace_id' | 'id' | 'name' | 'url' | 'consecutive_exhausted'
>

/** The mail of each type of notification; null if there is none. */
const mails = {
  'endpoint.failing': {
    subject: 'is failing',
    text: 'Deliveries to it fail. They are retried; after too many failures in a row it is disabled.',
  },
  'endpoint.recovered': { subject: 'has recovered', text: 'Deliveries to it succeed again.' },
  'webhook.failing': null,
  'webhook.disabled': {
    subject: 'was disabled',
    text: 'Too many deliveries in a row have failed. Fix the receiver, test it, and enable the endpoint again.',
  },
} as const

const job: Pick<ChangeSource, 'userId' | 'via'> = { userId: null, via: 'job' }

/**
 * Notifies all owners and admins of an endpoint's state, and mails them (product.md 13.7, 13.22, 13.26).
 * @param by the origin of a change by hand, of which the person who made it gets the mail only
 */
export async function notifyManagers(
  plan: Plan,
  endpoint: Endpoint,
  type: keyof typeof mails,
  now: Date,
  mailing: Mailing,
  by = job,
): Promise<void> {
  const { workspace_id, id: subject_id, consecutive_exhausted } = endpoint
  const mail = mails[type]
  const managers = await listManagers(plan.db, workspace_id)
  const person = managers.find(({ id }) => id === by.userId)?.name ?? 'An operator'
  for (const { id, email } of managers) {
    if (id !== by.userId)
      insertNotification(plan, {
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
    const why = by.via === 'job' ? mail.text : `${person} disabled it. New events are held for it.`
    const paragraphs = [`The webhook endpoint “${called}” ${mail.subject}.`, why]
    const subject = `Webhook endpoint ${called} ${mail.subject}`
    planMail(plan, mailing, { to: email, subject, paragraphs, link }, now)
  }
}

const insertNotification = prepareInsert(notifications)

import { prepareInsert } from '../../db/insert-into.ts'
import type { Plan, RowStatement } from '../../db/plan.ts'
import { insert } from '../../db/rows.ts'
import { activities, notifications, type Origin } from '../../db/schema.ts'
import type { ChangeSource } from '../actor.ts'
import type { Change, RecordedChange, Subjects } from './change.ts'
import { newId } from '../ids.ts'
import { seesProjectText } from '../project-visibility.ts'
import { assertActive } from '../workspace-state.ts'
import { storedFields } from './changed-values.ts'
import { encodeSignal } from './change-signal.ts'
import { additions, type NotificationType } from './sentences.ts'
import { recordWebhookEvent } from './outbox.ts'
import { notificationCreated } from './workspace-feed.ts'

/**
 * Records a change in the caller's plan: its activity, a notification for each person concerned, and its webhook
 * event with a delivery for each subscribed endpoint. Every change is recorded through this function.
 */
export function recordActivity<Type extends keyof Subjects>(
  plan: Plan,
  actor: ChangeSource,
  change: RecordedChange<Type>,
): void {
  insert(plan, activities, {
    workspace_id: actor.workspaceId,
    id: newId('activity', actor.now),
    type: change.type,
    user_id: actor.userId,
    via: actor.via,
    api_key_id: actor.apiKeyId ?? null,
    project_id: change.scope.projectId,
    subject_id: change.subject.id,
    subject_name: storedName(change),
    ...storedFields(change.changed),
    person_id: change.personId ?? null,
    request_id: actor.requestId ?? null,
    created_at: actor.now.toISOString(),
  })
  notifyPeople(plan, actor, change)
  // With a delivery for each subscribed endpoint, which the worker sends after the commit.
  if (change.scope.visible) recordWebhookEvent(plan, actor, change)
  // Commands and imports have no caller whose assertions cover this.
  if (actor.via === 'cli' || actor.via === 'import') assertActive(plan, actor.workspaceId)
  // An import sends one signal for its project.
  if (!change.isUnannounced && actor.via !== 'import') announce(plan, actor, change)
}

/** Notifies open pages of a change. */
export function announce(
  plan: Plan,
  { workspaceId }: ChangeSource,
  { type, subject, scope }: Pick<Change, 'type' | 'subject' | 'scope'>,
): void {
  const taskId = 'task_id' in subject ? subject.task_id : null
  const payload = encodeSignal({ workspaceId, type, id: subject.id, projectId: scope.projectId, taskId })
  if (mayHideProject(type)) plan.add(notifyInCommit, { payload })
  else plan.signal('taskwire_changes', payload)
}

/**
 * Returns whether people may lose access to a project through the change. The signal is then part of the commit:
 * it cannot be lost, and precedes the signals of later changes (product.md 25.7).
 */
const mayHideProject = (type: string): boolean => type.startsWith('project.') && type !== 'project.created'

const notifyInCommit: RowStatement = {
  mustHold: true,
  changeOf: null,
  text: (rows) =>
    `select pg_notify('taskwire_changes', r->>'payload')::text from json_array_elements(${rows}) as r`,
}

/** Returns the name to store with the activity, because the subject may be deleted later. */
function storedName({ type, subject }: Change): string | null {
  if ('name' in subject) return subject.name
  const isDeleted = type === 'task.deleted' || type === 'event.deleted'
  return isDeleted && 'title' in subject ? subject.title : null
}

function notifyPeople(plan: Plan, actor: ChangeSource, change: Change): void {
  const people = new Set(change.notify).difference(new Set<string | null>([actor.userId]))
  const { workspaceId: workspace_id, userId: actorId, via, now } = actor
  const subject = { workspace_id, subject_id: change.subject.id, project_id: change.scope.projectId }
  // Only changes with a notification sentence may name people to notify.
  const type = change.type as NotificationType
  for (const user_id of people) {
    const isAdded = change.added?.includes(user_id)
    const news = { type: isAdded ? additions[type as keyof typeof additions] : type, actorId, via, now }
    insertNotifications(plan, [{ ...subject, user_id }], news, storedName(change))
  }
}

interface Recipient {
  workspace_id: string
  user_id: string
  subject_id: string
  /** The subject's project; null if the subject belongs to the workspace only. */
  project_id: string | null
}

interface NotificationContent {
  type: NotificationType
  /** The id of the person who caused the notification, or null. */
  actorId: string | null
  via: Origin
  now: Date
}

/**
 * Notifies recipients who may see the subject of something other than a change, such as a reminder.
 */
export function notify(plan: Plan, recipients: readonly Recipient[], news: NotificationContent): void {
  insertNotifications(plan, recipients, news, null)
  for (const { workspace_id: workspaceId, subject_id: id, project_id: projectId } of recipients)
    plan.signal('taskwire_changes', encodeSignal({ workspaceId, type: news.type, id, projectId }))
}

/**
 * Adds notifications for the recipients who may see the subject when the plan commits (product.md 11.3).
 * @param storedName the name of a deleted subject
 */
function insertNotifications(
  plan: Plan,
  recipients: readonly Recipient[],
  { type, actorId, via, now }: NotificationContent,
  storedName: string | null,
): void {
  const data = storedName === null ? null : { name: storedName }
  const content = { type, actor_id: actorId, via, data, created_at: now.toISOString() }
  for (const recipient of recipients) {
    const id = newId('notification', now)
    insertIfAccessible(plan, { ...recipient, ...content, id, read_at: null })
    const { workspace_id: workspaceId, user_id: recipientId, project_id: projectId } = recipient
    const signal = encodeSignal({ workspaceId, type: notificationCreated, id, projectId, recipientId })
    plan.signal('taskwire_changes', signal)
  }
}

/** Inserts a notification for an active member who sees the subject's project, if it has one. */
const insertIfAccessible = prepareInsert(notifications, {
  matching: (workspaceId) => `
    join memberships m on m.workspace_id = ${workspaceId} and m.user_id = r.user_id
    where m.status = 'active' and (r.project_id is null or ${seesProjectText(workspaceId)})`,
})

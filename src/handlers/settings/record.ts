import { isManager } from '../../domain/accounts/sessions.ts'
import { toInstant } from '../../domain/dates.ts'
import { readPeriod } from '../../domain/period.ts'
import { followChanges, type Change } from '../../domain/record/follow-changes.ts'
import * as feed from '../../domain/record/list-activity.ts'
import * as news from '../../domain/record/notifications.ts'
import type { Reply, SettingsHandlers } from '../../http/contexts/settings-context.ts'

export const listActivity: SettingsHandlers['listActivity'] = (
  { query },
  { db, workspaceId, session, paginate },
) => {
  const viewer = { workspaceId, userId: session.user.id }
  const filter = { type: query.type, keyId: query.key_id, actorId: query.actor_id, ...readPeriod(query) }
  return paginate(query, ['listActivity', filter], (page) => feed.listActivity(db, viewer, filter, page))
}

export const listNotifications: SettingsHandlers['listNotifications'] = (
  { query },
  { db, workspaceId, session, paginate },
) => {
  const recipient = { workspaceId, userId: session.user.id }
  const filter = { unread: query.unread ?? false }
  return paginate(query, ['listNotifications', recipient.userId, filter], (page) =>
    news.listNotifications(db, recipient, filter, page),
  )
}

export const readNotifications: SettingsHandlers['readNotifications'] = async (
  { body },
  { tx, session, actor: { workspaceId, userId, now } },
) => {
  const reader = { workspaceId, userId, workspaceState: session.workspaceState }
  await news.readNotifications(tx, reader, toInstant(body.until), now)
  return { status: 204 }
}

export const streamChanges: SettingsHandlers['streamChanges'] = async (
  { signal },
  { session, workspaceId, feed, listener, heartbeat, countStream, mayFollow },
) => {
  await countStream(signal)
  const follower = {
    feed,
    listener,
    heartbeat,
    workspaceId,
    userId: session.user.id,
    sessionId: session.id,
    isManager: isManager(session),
    mayFollow,
    signal,
  }
  return { status: 200, body: eventsOf(followChanges(follower)) }
}

async function* eventsOf(changes: AsyncIterable<Change | null>): Reply<'streamChanges'>['body'] {
  for await (const change of changes) {
    yield change ? { data: JSON.stringify(change) } : { comment: 'here' }
  }
}

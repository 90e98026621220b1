import { followWork, type WorkChange } from '../../domain/record/follow-changes.ts'
import type { Reply, WorkHandlers } from '../../http/contexts/work-context.ts'

export const streamChanges: WorkHandlers['streamChanges'] = async (
  { signal },
  { session, workspaceId, feed, listener, heartbeat, countStream, isMember },
) => {
  await countStream(signal)
  const userId = session.user.id
  const streams = { feed, listener, heartbeat, mayFollow: isMember }
  const changes = followWork({ ...streams, workspaceId, userId, sessionId: session.id, signal })
  return { status: 200, body: eventsOf(changes) }
}

async function* eventsOf(changes: AsyncIterable<WorkChange | null>): Reply<'streamChanges'>['body'] {
  for await (const change of changes) {
    yield change ? { data: JSON.stringify(change) } : { comment: 'here' }
  }
}

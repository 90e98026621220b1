import type { ReactNode } from 'react'
import { api, type Schemas } from '../../api/client.ts'
import { CopyId } from '../../components/copy-id.tsx'
import { PageLink } from '../../components/link.tsx'
import { SubjectLink } from '../activity/subject-link.tsx'

/** The types of the activities that operations record when they create something. */
const types: Record<string, string> = {
  createTask: 'task.created',
  createTaskComment: 'comment.created',
  createEvent: 'event.created',
}

/** The precision of a request's time, in milliseconds. */
const toleranceMs = 50

/** Returns the type of object that a request created; undefined if it created none. */
export const createdType = ({
  status,
  operation_id,
  replayed,
}: Schemas['RequestDetail']): string | undefined =>
  status === 201 && !replayed ? types[operation_id ?? ''] : undefined

/** The maximum page size of a list. */
const limit = 100

/**
 * Names the object that a request created, with a link to the task or event, and one to its activity. The key may have
 * created others at the same time, which have other request ids unless the client has reused one.
 */
export function CreatedObject({
  request,
  type,
}: {
  request: Schemas['RequestDetail']
  type: string
}): ReactNode {
  const { at, duration_ms, key, request_id } = request
  const until = new Date(Date.parse(at) + duration_ms + toleranceMs).toISOString()
  const search = { ...(key && { key_id: key.id }), type, since: at, until }
  const found = api.useQuery('get', '/activity', { params: { query: { ...search, limit } } })
  if (!found.data) return '—'
  const { data: activities, meta } = found.data
  const inActivity = (text: string): ReactNode => (
    <PageLink to="/settings/activity" search={search} inherit>
      {text}
    </PageLink>
  )
  const [activity, another] = activities.filter((one) => one.request_id === request_id)
  if (another || (!activity && meta.next_cursor !== null))
    return inActivity('The key created several objects at that time')
  if (!activity) return '—'
  const { subject } = activity
  return (
    <>
      <div>
        <SubjectLink subject={subject} isGone={false} c="var(--accent)" /> · {inActivity('Activity')}
      </div>
      <CopyId id={subject.id} what="the id of the created object" />
    </>
  )
}

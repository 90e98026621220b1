import { Anchor } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Schemas } from '../api/client.ts'
import { useSession } from '../api/session.ts'
import { PageLink } from '../components/link.tsx'
import { Sentence } from '../components/sentence.tsx'

type Notification = Schemas['UserNotification']

/** Pages about a kind of subject, under /settings. */
const pages: Record<string, (id: string) => string> = {
  endpoint: (id) => `/webhooks/${id}`,
  delivery: (id) => `/deliveries/${id}`,
  key: (id) => `/keys/${id}`,
  project: (id) => `/projects/${id}`,
  member: () => '/members',
  user: () => '/members',
  invitation: () => '/members',
}

interface NotificationLinkProps {
  notification: Notification
  /** Called when a link is followed without a page reload. */
  onFollow: () => void
}

/**
 * Shows a notification's sentence as a link to its subject: tasks and events in the web editor, others in the
 * settings area, where a `member` has no pages.
 */
export function NotificationLink({ notification, onFollow }: NotificationLinkProps): ReactNode {
  const { role } = useSession()
  const { type, text, subject } = notification
  const sentence = <Sentence text={text} />
  if (subject === null) return sentence
  const { id, task_id } = subject
  if (task_id !== null)
    return (
      <PageLink inherit c="inherit" to="/work" search={{ task: task_id }} onClick={onFollow}>
        {sentence}
      </PageLink>
    )
  if (subject.type === 'event' && type !== 'event.deleted')
    return (
      <PageLink inherit c="inherit" to="/work/calendar" search={{ event: id }} onClick={onFollow}>
        {sentence}
      </PageLink>
    )
  if (role === 'member') return sentence
  const path = pages[subject.type]?.(id) ?? activityOf(notification)
  return (
    <Anchor inherit c="inherit" href={`/settings${path}`}>
      {sentence}
    </Anchor>
  )
}

/** Links to the activity at that time, for subjects that were deleted. */
function activityOf({ at }: Notification): string {
  const end = new Date(Date.parse(at) + 1_000).toISOString()
  return `/activity?${new URLSearchParams({ since: at, until: end }).toString()}`
}

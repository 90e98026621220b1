import { Anchor } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Schemas } from '../api/client.ts'
import { useSession } from '../api/session.ts'

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

/** Shows a notification's sentence as a link to what it is about. A `member` has no page to go to. */
export function NotificationLink({ notification }: { notification: Notification }): ReactNode {
  const { role } = useSession()
  const { text, subject } = notification
  if (subject === null || role === 'member') return <Sentence text={text} />
  const path = pages[subject.type]?.(subject.id) ?? activityOf(notification)
  return (
    <Anchor inherit c="inherit" href={`/settings${path}`}>
      <Sentence text={text} />
    </Anchor>
  )
}

/** The actor's name at the beginning, the words, the subject's name in quotation marks, and the end. */
const parts = /^(.*?)((?: [a-z]+)* ?)“(.*)”(.*)$/s

/** Shows a sentence whose names keep the direction of their script to themselves. */
function Sentence({ text }: { text: string }): ReactNode {
  const found = parts.exec(text)
  if (!found) return <bdi>{text}</bdi>
  const [, actor, words, subject, end] = found
  return (
    <span>
      <bdi>{actor}</bdi>
      {words}“<bdi>{subject}</bdi>”{end}
    </span>
  )
}

/** Returns the activity of that moment, for tasks, comments and events, which have no page here. */
function activityOf({ at }: Notification): string {
  const end = new Date(Date.parse(at) + 1_000).toISOString()
  return `/activity?${new URLSearchParams({ since: at, until: end }).toString()}`
}

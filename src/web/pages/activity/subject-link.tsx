import type { ReactNode } from 'react'
import type { Schemas } from '../../api/client.ts'
import { PageLink } from '../../components/link.tsx'
import classes from './activity-feed.module.css'

interface SubjectLinkProps {
  subject: Schemas['Subject']
  isGone: boolean
  /** The color of the link. */
  c?: string
}

/** Shows the subject of an activity by name, as a link if it has a page. */
export function SubjectLink({
  subject: { type, id, name, task_id },
  isGone,
  c = 'inherit',
}: SubjectLinkProps): ReactNode {
  const text = (
    <strong className={name === null ? classes.id : undefined}>
      <bdi>{name ?? id}</bdi>
    </strong>
  )
  if (isGone) return text
  if (task_id !== null)
    return (
      <PageLink to="/work" search={{ task: task_id }} inherit c={c}>
        {text}
      </PageLink>
    )
  if (type === 'event')
    return (
      <PageLink to="/work/calendar" search={{ event: id }} inherit c={c}>
        {text}
      </PageLink>
    )
  if (type === 'endpoint')
    return (
      <PageLink to="/settings/webhooks/$id" params={{ id }} inherit c={c}>
        {text}
      </PageLink>
    )
  if (type === 'project')
    return (
      <PageLink to="/settings/projects/$id" params={{ id }} inherit c={c}>
        {text}
      </PageLink>
    )
  if (type === 'key')
    return (
      <PageLink to="/settings/keys/$id" params={{ id }} inherit c={c}>
        {text}
      </PageLink>
    )
  if (type === 'delivery')
    return (
      <PageLink to="/settings/deliveries/$id" params={{ id }} inherit c={c}>
        {text}
      </PageLink>
    )
  return text
}

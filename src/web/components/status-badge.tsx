import type { ReactNode } from 'react'
import classes from './status-badge.module.css'

const kinds = {
  active: 'good',
  healthy: 'good',
  delivered: 'good',
  pending: 'info',
  retrying: 'bad',
  failing: 'bad',
  idle: 'off',
  held: 'warn',
  exhausted: 'bad',
  disabled: 'warn',
  suspended: 'warn',
  revoked: 'off',
  expired: 'off',
} as const

/** Shows the status of a key, an endpoint, a delivery or a member, as a word with a color. */
export function StatusBadge({ status }: { status: keyof typeof kinds }): ReactNode {
  return <Badge kind={kinds[status]}>{nameOf(status)}</Badge>
}

/** Shows the state of an endpoint, which screen readers announce when it changes. */
export function LiveStatusBadge({
  status,
}: {
  status: 'failing' | 'healthy' | 'idle' | 'disabled'
}): ReactNode {
  const name = nameOf(status)
  return (
    <span role="status" aria-label={name}>
      <StatusBadge status={status} />
    </span>
  )
}

const nameOf = (status: string): string => status.charAt(0).toUpperCase() + status.slice(1)

/** Shows a word in the color of its kind. */
export function Badge({
  kind,
  children,
}: {
  kind: 'good' | 'info' | 'warn' | 'bad' | 'off'
  children: ReactNode
}): ReactNode {
  return (
    <span className={classes.badge} data-kind={kind}>
      {children}
    </span>
  )
}

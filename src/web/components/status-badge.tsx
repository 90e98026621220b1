import type { ReactNode } from 'react'
import classes from './status-badge.module.css'

const kinds = {
  active: 'good',
  enabled: 'good',
  delivered: 'good',
  pending: 'info',
  held: 'warn',
  exhausted: 'bad',
  disabled: 'warn',
  revoked: 'off',
  expired: 'off',
} as const

/** Shows the status of a key, an endpoint or a delivery, as a word with a colour. */
export function StatusBadge({ status }: { status: keyof typeof kinds }): ReactNode {
  return <Badge kind={kinds[status]}>{status[0]?.toUpperCase() + status.slice(1)}</Badge>
}

/** Shows a word in the colour of its kind. */
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

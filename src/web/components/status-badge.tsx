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

/** How a key, an endpoint or a delivery stands: by a word, and a colour beside it. */
export function StatusBadge({ status }: { status: keyof typeof kinds }): ReactNode {
  return <Badge kind={kinds[status]}>{status[0]?.toUpperCase() + status.slice(1)}</Badge>
}

/** A word with the colour of what it means. */
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

import type { ReactNode } from 'react'
import classes from './empty-state.module.css'

interface EmptyStateProps {
  title: string
  role?: 'alert' | 'status'
  /** The action to begin with. */
  action?: ReactNode
  children?: ReactNode
}

/** Shows a message instead of an empty list. */
export function EmptyState({ title, role, action, children }: EmptyStateProps): ReactNode {
  return (
    <div className={classes.empty} role={role}>
      <h2 className={classes.title}>{title}</h2>
      <div className={classes.text}>{children}</div>
      {action && <div className={classes.action}>{action}</div>}
    </div>
  )
}

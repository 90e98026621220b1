import { IconAlertTriangle, IconCircleX, IconInfoCircle } from './icons.tsx'
import type { ReactNode } from 'react'
import classes from './note.module.css'

const icons = { info: IconInfoCircle, warn: IconAlertTriangle, bad: IconCircleX }

/** Shows a notice. */
export function Note({
  kind = 'info',
  role,
  children,
}: {
  kind?: keyof typeof icons
  role?: 'alert' | 'status'
  children: ReactNode
}): ReactNode {
  const Icon = icons[kind]
  return (
    <div className={classes.note} data-kind={kind} role={role}>
      <Icon size={18} aria-hidden className={classes.icon} />
      <div>{children}</div>
    </div>
  )
}

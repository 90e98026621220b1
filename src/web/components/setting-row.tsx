import type { ReactNode } from 'react'
import classes from './setting-row.module.css'

interface SettingRowProps {
  name: string
  /** The button that changes the value. */
  action?: ReactNode
  children: ReactNode
}

/** Lists properties, one per line. */
export function SettingRows({ children }: { children: ReactNode }): ReactNode {
  return <dl className={classes.rows}>{children}</dl>
}

/** Shows a property, and the button that changes it. */
export function SettingRow({ name, action, children }: SettingRowProps): ReactNode {
  return (
    <div className={classes.row}>
      <dt className={classes.name}>{name}</dt>
      <dd className={classes.value}>{children}</dd>
      {action && <dd className={classes.actions}>{action}</dd>}
    </div>
  )
}

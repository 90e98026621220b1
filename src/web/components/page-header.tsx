import type { ReactNode } from 'react'
import classes from './page-header.module.css'

interface PageHeaderProps {
  title: string
  /** A link to where this page belongs. */
  back?: ReactNode
  /** Beside the title: a state, an id. */
  aside?: ReactNode
  /** What this is for, in a sentence. */
  children?: ReactNode
  actions?: ReactNode
}

/** The head of a page: its name, which is the window's title too, and what can be done on it. */
export function PageHeader({ title, back, aside, children, actions }: PageHeaderProps): ReactNode {
  return (
    <header className={classes.header}>
      <title>{`${title} · Taskwire`}</title>
      <div className={classes.text}>
        {back && <div className={classes.back}>{back}</div>}
        <div className={classes.line}>
          <h1 className={classes.title} tabIndex={-1}>
            {title}
          </h1>
          {aside}
        </div>
        {children && <div className={classes.lead}>{children}</div>}
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </header>
  )
}

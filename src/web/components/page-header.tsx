import type { ReactNode } from 'react'
import classes from './page-header.module.css'

interface PageHeaderProps {
  title: string
  /** A link to the parent page. */
  back?: ReactNode
  /** A status or an id, shown next to the title. */
  aside?: ReactNode
  /** The page's purpose, in a sentence. */
  children?: ReactNode
  actions?: ReactNode
}

/** Shows the page's title and actions, and sets the window's title. */
export function PageHeader({ title, back, aside, children, actions }: PageHeaderProps): ReactNode {
  return (
    <header className={classes.header}>
      <title>{`${title} · Taskwire`}</title>
      <div className={classes.text}>
        {back && <div className={classes.back}>{back}</div>}
        <div className={classes.line}>
          <h1 className={classes.title} tabIndex={-1}>
            <bdi>{title}</bdi>
          </h1>
          {aside}
        </div>
        {children && <div className={classes.lead}>{children}</div>}
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </header>
  )
}

import type { ReactNode } from 'react'
import icon from '../icon.svg'
import classes from './visitor-page.module.css'

interface VisitorPageProps {
  title: string
  /** The page's purpose, in a sentence. */
  lead?: ReactNode
  children: ReactNode
}

/** Shows a page for people who are not signed in. */
export function VisitorPage({ title, lead, children }: VisitorPageProps): ReactNode {
  return (
    <main className={classes.page}>
      <title>{`${title} · Taskwire`}</title>
      <div className={classes.panel}>
        <img src={icon} alt="" width={40} height={40} />
        <h1 className={classes.title}>
          <bdi>{title}</bdi>
        </h1>
        {lead !== undefined && <p className={classes.lead}>{lead}</p>}
        {children}
      </div>
    </main>
  )
}

/** Returns the token of a link. It follows the `#`, because browsers send no part after that to a server. */
export const linkToken = (): string => location.hash.slice(1)

import { useId, type ReactNode } from 'react'
import classes from './section.module.css'

interface SectionProps {
  title: string
  actions?: ReactNode
  /** What this is, in a sentence. */
  lead?: ReactNode
  children: ReactNode
}

/** A part of a page, a region by its title. */
export function Section({ title, actions, lead, children }: SectionProps): ReactNode {
  const id = useId()
  return (
    <section aria-labelledby={id} className={classes.section}>
      <div className={classes.head}>
        <div>
          <h2 id={id} className={classes.title}>
            {title}
          </h2>
          {lead && <p className={classes.lead}>{lead}</p>}
        </div>
        {actions}
      </div>
      {children}
    </section>
  )
}

import { useId, type ReactNode } from 'react'
import classes from './section.module.css'

interface SectionProps {
  title: string
  actions?: ReactNode
  /** The section's purpose, in a sentence. */
  lead?: ReactNode
  children: ReactNode
}

/** Shows a section of a page as a region named by its title. */
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

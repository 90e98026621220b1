import type { ReactNode } from 'react'
import classes from './facts.module.css'

/** Shows names and values. Leaves out false values. */
export function Facts({ facts }: { facts: Record<string, ReactNode> }): ReactNode {
  return (
    <dl className={classes.facts}>
      {Object.entries(facts)
        .filter(([, value]) => value !== false)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}

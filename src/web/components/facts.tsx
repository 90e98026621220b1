import type { ReactNode } from 'react'
import classes from './facts.module.css'

/** What is known of one thing: names and values. What is false is left out. */
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

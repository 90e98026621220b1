import type { ReactNode } from 'react'
import { Facts } from '../../components/facts.tsx'
import classes from './values.module.css'

/** Shows values as text to a person who may not change them. */
export function Values({ values }: { values: Readonly<Record<string, ReactNode>> }): ReactNode {
  const facts = Object.entries(values).map(([name, value]) => [name, isNone(value) ? 'None' : value] as const)
  return (
    <div className={classes.values}>
      <Facts facts={Object.fromEntries(facts)} />
    </div>
  )
}

const isNone = (value: ReactNode): boolean =>
  value === null || value === undefined || value === false || value === ''

/** Shows text with its line breaks. */
export const LongText = ({ text }: { text: string | null }): ReactNode =>
  text !== null && text !== '' ? (
    <span className={classes.text} dir="auto">
      {text}
    </span>
  ) : (
    'None'
  )

import { VisuallyHidden } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Schemas } from '../../api/client.ts'
import { fieldWord, showValue } from './activity-words.ts'
import classes from './changed-values.module.css'

type ChangedValue = Schemas['ChangedValue']

/** Lists changed fields with their previous and new values. */
export function ChangedValues({ id, values }: { id: string; values: readonly ChangedValue[] }): ReactNode {
  return (
    <ul id={id} className={classes.values}>
      {values.map(({ field, from, to }) => (
        <li key={field}>
          <span className={classes.field}>{fieldWord(field)}</span>{' '}
          <VisuallyHidden component="span">from </VisuallyHidden>
          <Value field={field} value={from} />{' '}
          <span aria-hidden className={classes.field}>
            →
          </span>
          <VisuallyHidden component="span">to</VisuallyHidden> <Value field={field} value={to} />
        </li>
      ))}
    </ul>
  )
}

function Value({ field, value }: { field: string; value: ChangedValue['from'] }): ReactNode {
  const { text, isWord } = showValue(field, value)
  return isWord ? <em className={classes.word}>{text}</em> : <bdi>{text}</bdi>
}

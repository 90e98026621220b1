import { useId, type ReactNode } from 'react'
import { fieldNames } from './import-fields.ts'
import type { ImportField, ImportResult } from './import-queries.ts'
import { countOf } from './import-words.ts'
import classes from './import.module.css'

/** Returns the outcomes for lines whose words are not understood. */
const outcomesOf = (failed: ImportResult['failed']): Partial<Record<ImportField, string>> => ({
  priority: 'no priority',
  card_id: 'the default column',
  progress: 'not completed',
  // Our own export names people by their ids, and its lines are imported without those who cannot be assigned now.
  user_ids: failed.some(({ field }) => field === 'user_ids')
    ? 'does not name one active member, so the line fails'
    : 'can no longer be assigned, and is left out',
})

/** Lists the words of a file that are not understood, and what becomes of their lines. */
export function UnknownWords({ words, failed }: Pick<ImportResult, 'words' | 'failed'>): ReactNode {
  const headingId = useId()
  const outcomes = outcomesOf(failed)
  if (words.length === 0) return null
  return (
    <div className={classes.failed}>
      <div className={classes.failedHead}>
        <h2 id={headingId}>Words that are not understood</h2>
      </div>
      <div className={classes.scroller} tabIndex={0} role="region" aria-labelledby={headingId}>
        <ul className={classes.lines} aria-labelledby={headingId}>
          {words.map(({ field, word, count }) => (
            <li key={`${field} ${word}`} className={classes.line}>
              <span className={classes.number}>{countOf(count, 'line')}</span>
              <span className={classes.field}>{fieldNames[field]}</span>
              <span className={classes.reason}>
                <bdi>{word}</bdi>
                {outcomes[field] !== undefined && `: ${outcomes[field]}`}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

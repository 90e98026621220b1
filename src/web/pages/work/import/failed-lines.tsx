import { Button } from '@mantine/core'
import { memo, useId, type ReactNode } from 'react'
import { failedRecords, type CsvText } from './csv-text.ts'
import { fieldName } from './import-fields.ts'
import type { ImportFailure } from './import-queries.ts'
import { saveText } from './save-text.ts'
import classes from './import.module.css'

/** Maximum number of failed lines that the server lists. */
const maxListed = 10_000

/** Maximum number of lines that a browser lays out quickly. */
const longList = 200

interface FailedLinesProps {
  /** The name of the file. */
  name: string
  text: CsvText
  failed: readonly ImportFailure[]
}

/** Lists the lines that fail with their reasons, and saves them as a file to be corrected. */
export const FailedLines = memo(function FailedLines({ name, text, failed }: FailedLinesProps): ReactNode {
  const headingId = useId()
  return (
    <div className={classes.failed}>
      <div className={classes.failedHead}>
        <h2 id={headingId}>Lines that fail</h2>
        <Button
          variant="default"
          onClick={() => saveText(`${name.replace(/\.\w+$/, '')} failed.csv`, failedRecords(text, failed))}
        >
          Download as CSV
        </Button>
      </div>
      {failed.length === maxListed && (
        <p className={classes.hint}>
          These are the first {maxListed.toLocaleString('en')}; there may be more. The others are imported.
        </p>
      )}
      <div className={classes.scroller} tabIndex={0} role="region" aria-labelledby={headingId}>
        <ul
          className={classes.lines}
          data-long={failed.length > longList || undefined}
          aria-labelledby={headingId}
        >
          {failed.map((one, index) => (
            <FailedLine key={index} {...one} />
          ))}
        </ul>
      </div>
    </div>
  )
})

const FailedLine = memo(function FailedLine({ line, field, message }: ImportFailure): ReactNode {
  const name = fieldName(field)
  return (
    <li className={classes.line}>
      <span className={classes.number}>Line {line}</span>
      <span className={classes.field}>{name ?? 'Whole line'}</span>
      <bdi className={classes.reason}>{message}</bdi>
    </li>
  )
})

import { Button, Group } from '@mantine/core'
import { useEffect, useRef, type ReactNode } from 'react'
import { ButtonLink } from '../../../components/link.tsx'
import type { WorkProject } from '../work-queries.ts'
import type { CsvText } from './csv-text.ts'
import { FailedLines } from './failed-lines.tsx'
import type { ImportResult } from './import-queries.ts'
import { countOf } from './import-words.ts'
import classes from './import.module.css'

/** A file that was imported. */
export interface Done {
  name: string
  result: ImportResult
  text: CsvText
}

interface ImportDoneProps {
  project: WorkProject
  done: Done
  onImportAnother: () => void
}

/** Shows the result of an import, and the way back to the board. */
export function ImportDone({
  project: { id, name },
  done,
  onImportAnother: onAgain,
}: ImportDoneProps): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that had the focus is gone.
  useEffect(() => heading.current?.focus(), [])
  const { created, failed, skipped } = done.result
  return (
    <div className={classes.done}>
      <h2 ref={heading} tabIndex={-1} className={classes.doneTitle}>
        {countOf(created, 'task')} imported
      </h2>
      <p>
        From <bdi>{done.name}</bdi> into <bdi>{name}</bdi>.
        {skipped > 0 &&
          ` ${countOf(skipped, 'line')} that ${skipped === 1 ? 'is not a task was' : 'are not tasks were'} skipped.`}
        {failed.length > 0 && ` ${countOf(failed.length, 'line')} failed.`} Lines that were imported before
        are not counted, and not imported twice.
      </p>
      <Group gap="sm">
        <ButtonLink to="/work/projects/$id" params={{ id }}>
          Open the board
        </ButtonLink>
        <Button variant="default" onClick={onAgain}>
          Import another file
        </Button>
      </Group>
      {failed.length > 0 && <FailedLines name={done.name} text={done.text} failed={failed} />}
    </div>
  )
}

import { Button, Group } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, type ReactNode } from 'react'
import { ButtonLink } from '../../../components/link.tsx'
import { ProblemNote } from '../../../components/problem-note.tsx'
import { saveChange } from '../save-change.ts'
import type { WorkProject } from '../work-queries.ts'
import type { CsvText } from './csv-text.ts'
import { FailedLines } from './failed-lines.tsx'
import { undoImport, type ImportResult } from './import-queries.ts'
import { countOf } from './import-words.ts'
import { UnknownWords } from './unknown-words.tsx'
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
  onUndone: () => void
  onImportAgain: () => void
  onImportAnother: () => void
}

/** Shows the result of an import, which can be undone or repeated, and the way back to the board. */
export function ImportDone(props: ImportDoneProps): ReactNode {
  const { project, done, onUndone, onImportAgain, onImportAnother } = props
  const heading = useRef<HTMLHeadingElement>(null)
  const { created, failed, words, import_id } = done.result
  const undo = useMutation({
    mutationFn: (id: string) => saveChange(() => undoImport(id)),
    onSuccess: onUndone,
  })
  // The button that had the focus is gone.
  useEffect(() => heading.current?.focus(), [undo.isSuccess])
  const { deleted, kept } = undo.data ?? { deleted: 0, kept: 0 }
  return (
    <div className={classes.done}>
      <h2 ref={heading} tabIndex={-1} className={classes.doneTitle}>
        {undo.data ? `${countOf(deleted, 'task')} deleted` : `${countOf(created, 'task')} imported`}
      </h2>
      {undo.data ? (
        <p>
          The import of <bdi>{done.name}</bdi> is undone.
          {kept > 0 &&
            ` ${countOf(kept, 'task')} ${kept === 1 ? 'was' : 'were'} changed since, and ${kept === 1 ? 'stays' : 'stay'}.`}
        </p>
      ) : (
        <Counts project={project} done={done} />
      )}
      <ProblemNoteOf error={undo.error} />
      <Group gap="sm">
        <ButtonLink to="/work/projects/$id" params={{ id: project.id }}>
          Open the board
        </ButtonLink>
        {import_id !== null && !undo.data && (
          <Button variant="default" loading={undo.isPending} onClick={() => undo.mutate(import_id)}>
            Undo this import
          </Button>
        )}
        <Button variant="default" disabled={undo.isPending} onClick={onImportAgain}>
          Import again
        </Button>
        <Button variant="default" disabled={undo.isPending} onClick={onImportAnother}>
          Import another file
        </Button>
      </Group>
      {!undo.data && <UnknownWords words={words} failed={failed} />}
      {failed.length > 0 && !undo.data && <FailedLines name={done.name} text={done.text} failed={failed} />}
    </div>
  )
}

function Counts({ project, done }: Pick<ImportDoneProps, 'project' | 'done'>): ReactNode {
  const { failed, skipped, known } = done.result
  return (
    <p>
      From <bdi>{done.name}</bdi> into <bdi>{project.name}</bdi>.
      {known > 0 &&
        ` ${countOf(known, 'line')} ${known === 1 ? 'was' : 'were'} known from an earlier import, and not imported again.`}
      {skipped > 0 &&
        ` ${countOf(skipped, 'line')} ${skipped === 1 ? 'was' : 'were'} skipped (archived, or not a task).`}
      {failed.length > 0 && ` ${countOf(failed.length, 'line')} failed.`}
    </p>
  )
}

const ProblemNoteOf = ({ error }: { error: unknown }): ReactNode =>
  error === null ? null : (
    <div className={classes.problem}>
      <ProblemNote error={error} />
    </div>
  )

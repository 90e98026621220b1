import { Button } from '@mantine/core'
import { useMutation, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useMemo, useState, type ReactNode } from 'react'
import { Problem } from '../../../api/problem.ts'
import { LoadingState } from '../../../components/loading-state.tsx'
import { Note } from '../../../components/note.tsx'
import { ProblemNote } from '../../../components/problem-note.tsx'
import { saveChange } from '../save-change.ts'
import type { ChosenFile } from './chosen-file.ts'
import { examplesOf, readCsvText, withHeader, type CsvText } from './csv-text.ts'
import { FailedLines } from './failed-lines.tsx'
import { withChoices } from './import-fields.ts'
import {
  checkQuery,
  importFile,
  type ImportColumn,
  type ImportResult,
  type Reading,
} from './import-queries.ts'
import { countOf } from './import-words.ts'
import { ReadingFields } from './reading-fields.tsx'
import { UnknownWords } from './unknown-words.tsx'
import classes from './import.module.css'

interface CheckedFileProps {
  project: string
  file: ChosenFile
  /** The choices made for the file before. */
  initialReading: Reading
  onImporting: (isImporting: boolean) => void
  onDone: (result: ImportResult, text: CsvText, reading: Reading) => void
}

/** Shows what an import of a file would do, lets the person change how it is read, and imports it. */
export function CheckedFile(props: CheckedFileProps): ReactNode {
  const { project, file, initialReading, onImporting, onDone } = props
  const [reading, setReading] = useState<Reading>(initialReading)
  const fileText = useMemo(() => readCsvText(file.bytes), [file])
  const check = useQuery(checkQuery(project, file, reading))
  const found = check.data?.columns
  const text = useMemo(() => (found ? withHeader(fileText, found) : fileText), [fileText, found])
  const columns = useColumns(check, text, reading)
  const imported = useMutation({
    mutationFn: () => saveChange(() => importFile(project, file, reading)),
    onMutate: () => onImporting(true),
    onSettled: () => onImporting(false),
    onSuccess: (result) => onDone(result, text, reading),
  })
  const isImporting = imported.isPending
  const isChecking = check.isFetching
  return (
    <>
      {columns && (
        <ReadingFields
          reading={reading}
          columns={columns}
          examples={examplesOf(text)}
          isDisabled={isImporting}
          onChange={setReading}
        />
      )}
      <div role="status" className={classes.status}>
        {isImporting
          ? 'Importing… A long file can take a minute.'
          : isChecking
            ? 'Checking the file…'
            : check.data && <Summary result={check.data} />}
      </div>
      {check.isError && !isChecking && (
        <CheckProblem
          error={check.error}
          needsTitle={columns?.every(({ field }) => field !== 'title') ?? false}
          onRetry={() => void check.refetch()}
        />
      )}
      {isChecking && !columns && <LoadingState />}
      {check.data && <UnknownWords {...check.data} />}
      {check.data && check.data.failed.length > 0 && (
        <FailedLines name={file.name} text={text} failed={check.data.failed} />
      )}
      <ImportProblem error={imported.error} />
      {check.data && check.data.created > 0 && (
        <Button
          loading={isImporting}
          disabled={isChecking || check.isError}
          onClick={() => imported.mutate()}
          className={classes.import ?? ''}
        >
          Import {countOf(check.data.created, 'task')}
        </Button>
      )}
    </>
  )
}

/** Returns whether the server refused the header, so that its columns must be chosen. */
const isAboutHeader = (error: unknown): boolean => {
  const { code, param } = Problem.of(error)
  return error !== null && code === 'validation_error' && (param === undefined || param === 'map')
}

/**
 * Returns the columns of the last check with the choices made since; the file's own columns if the server refused its
 * header; undefined until either is known.
 */
function useColumns(
  check: Pick<UseQueryResult<ImportResult>, 'data' | 'error' | 'isPlaceholderData'>,
  { header }: CsvText,
  reading: Reading,
): ImportColumn[] | undefined {
  const found = check.data?.columns
  const [known, setKnown] = useState<ImportColumn[]>()
  if (found && found !== known) setKnown(found)
  if (found && !check.isPlaceholderData) return found
  const fileColumns = isAboutHeader(check.error)
    ? header.map((name) => ({ header: name, field: null }))
    : undefined
  const columns = known ?? fileColumns
  return columns && withChoices(columns, reading)
}

function Summary({ result: { created, failed, skipped, known } }: { result: ImportResult }): ReactNode {
  const other = [
    ...(failed.length > 0
      ? [`${countOf(failed.length, 'line')} ${failed.length === 1 ? 'fails' : 'fail'}`]
      : []),
    ...(known > 0
      ? [`${countOf(known, 'line')} ${known === 1 ? 'is' : 'are'} known from an earlier import`]
      : []),
    ...(skipped > 0
      ? [`${countOf(skipped, 'line')} ${skipped === 1 ? 'is' : 'are'} skipped (archived, or not a task)`]
      : []),
  ]
  if (created > 0)
    return [`${countOf(created, 'task')} can be imported`, ...other]
      .join(', ')
      .concat('. Nothing is written yet.')
  if (failed.length > 0) return `No line can be imported: ${other.join(', ')}.`
  const reason = other.length > 0 ? other.join(', ') : 'the file has no tasks'
  return `There is nothing to import: ${reason}.`
}

interface CheckProblemProps {
  error: unknown
  /** Whether no column is the title. */
  needsTitle: boolean
  onRetry: () => void
}

function CheckProblem({ error, needsTitle, onRetry }: CheckProblemProps): ReactNode {
  const { status = 503 } = Problem.of(error)
  return (
    <div className={classes.problem}>
      <ProblemNote error={error} />
      {needsTitle && <p>Choose above which column becomes the title.</p>}
      {(status >= 500 || status === 429) && (
        <Button variant="default" onClick={onRetry}>
          Check again
        </Button>
      )}
    </div>
  )
}

function ImportProblem({ error }: { error: unknown }): ReactNode {
  if (error === null) return null
  return (
    <div className={classes.problem}>
      <ProblemNote error={error} />
      <Note>You can import the file again: lines that were already imported are skipped.</Note>
    </div>
  )
}

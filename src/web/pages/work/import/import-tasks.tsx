import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { isUnder } from '../../../api/changes.ts'
import { Note } from '../../../components/note.tsx'
import type { WorkProject } from '../work-queries.ts'
import { readChosenFile, type ChosenFile } from './chosen-file.ts'
import { CheckedFile } from './checked-file.tsx'
import { ChooseFile } from './choose-file.tsx'
import { ImportDone, type Done } from './import-done.tsx'
import { initialReading } from './import-queries.ts'
import classes from './import.module.css'

/** The queries whose answers an import changes. */
const stale = ['/work/v1/projects', '/work/v1/tasks']

/** Imports files into a project, one after another. */
export function ImportTasks({ project }: { project: WorkProject }): ReactNode {
  const queryClient = useQueryClient()
  const { file, refusal, read, forget } = useFile()
  const [done, setDone] = useState<Done>()
  const [isImporting, setImporting] = useState(false)
  const [hasImported, setHasImported] = useState(false)
  const [reading, setReading] = useState(initialReading)
  const refresh = (): void =>
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => isUnder(stale, queryKey) })
  if (done) {
    const leave = (): void => {
      setHasImported(true)
      setDone(undefined)
    }
    const importAnother = (): void => {
      forget()
      setReading(initialReading)
      leave()
    }
    return (
      <ImportDone
        project={project}
        done={done}
        onUndone={refresh}
        onImportAgain={leave}
        onImportAnother={importAnother}
      />
    )
  }
  const readNew = (files: readonly File[]): void => {
    setReading(initialReading)
    read(files)
  }
  return (
    <>
      <ChooseFile name={file?.name} isDisabled={isImporting} isFocused={hasImported} onChosen={readNew} />
      {refusal !== undefined && (
        <div className={classes.problem}>
          <Note kind="bad" role="alert">
            {refusal}
          </Note>
        </div>
      )}
      {file && (
        <CheckedFile
          key={file.id}
          project={project.id}
          file={file}
          onImporting={setImporting}
          initialReading={reading}
          onDone={(result, text, chosen) => {
            refresh()
            setReading(chosen)
            setDone({ name: file.name, result, text })
          }}
        />
      )}
    </>
  )
}

/** Reads the files that a person chooses. Returns the last one, or why it cannot be imported. */
function useFile() {
  const [file, setFile] = useState<ChosenFile>()
  const [refusal, setRefusal] = useState<string>()
  const last = useRef(0)
  useEffect(() => () => void last.current++, [])
  const read = (files: readonly File[]): void => {
    const current = ++last.current
    const unlessReplaced = (set: () => void): void => {
      if (current === last.current) set()
    }
    readChosenFile(files).then(
      (one) =>
        unlessReplaced(() => {
          setRefusal(undefined)
          setFile(one)
        }),
      (error: unknown) => unlessReplaced(() => setRefusal((error as Error).message)),
    )
  }
  const forget = (): void => {
    setFile(undefined)
    setRefusal(undefined)
  }
  return { file, refusal, read, forget }
}

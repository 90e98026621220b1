import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import classes from './import.module.css'

interface ChooseFileProps {
  /** The name of the file that was chosen. */
  name: string | undefined
  isDisabled: boolean
  /** Whether the button initially has the focus. */
  isFocused: boolean
  onChosen: (files: File[]) => void
}

/** Accepts a file from the system's dialog, or one dropped anywhere on the page. */
export function ChooseFile({ name, isDisabled, isFocused, onChosen }: ChooseFileProps): ReactNode {
  const hintId = useId()
  const isOver = useDrop(isDisabled ? undefined : onChosen)
  return (
    <div className={classes.drop} data-over={isOver || undefined}>
      <span className={classes.choose} data-disabled={isDisabled || undefined}>
        Choose a file
        <input
          type="file"
          aria-label="Choose a file"
          aria-describedby={hintId}
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
          disabled={isDisabled}
          autoFocus={isFocused}
          onChange={({ currentTarget }) => {
            const files = [...(currentTarget.files ?? [])]
            // Otherwise a corrected file could not be chosen again.
            currentTarget.value = ''
            if (files.length > 0) onChosen(files)
          }}
        />
      </span>
      {name !== undefined && <bdi className={classes.fileName}>{name}</bdi>}
      <p className={classes.hint} id={hintId}>
        {name === undefined && 'Or drop it here. '}
        CSV of up to 10 MiB, with a header line, as Trello, Asana, Jira, Todoist or ClickUp export it.
      </p>
    </div>
  )
}

/** Accepts files dropped anywhere on the page, which the browser would otherwise open. */
function useDrop(onDropped: ((files: File[]) => void) | undefined): boolean {
  const [isOver, setOver] = useState(false)
  const dropped = useRef(onDropped)
  useEffect(() => {
    dropped.current = onDropped
  })
  useEffect(() => {
    const over = (event: DragEvent): void => {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      event.dataTransfer.dropEffect = dropped.current ? 'copy' : 'none'
      setOver(dropped.current !== undefined)
    }
    const leave = ({ relatedTarget }: DragEvent): void => {
      if (relatedTarget === null) setOver(false)
    }
    const drop = (event: DragEvent): void => {
      setOver(false)
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      dropped.current?.([...event.dataTransfer.files])
    }
    window.addEventListener('dragover', over)
    window.addEventListener('dragleave', leave)
    window.addEventListener('drop', drop)
    return () => {
      window.removeEventListener('dragover', over)
      window.removeEventListener('dragleave', leave)
      window.removeEventListener('drop', drop)
    }
  }, [])
  return isOver
}

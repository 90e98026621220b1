import { Button } from '@mantine/core'
import { useEffect, useRef, type ReactNode } from 'react'
import { Note } from '../../../components/note.tsx'
import classes from './task-panel.module.css'
import { useDrafts } from './use-drafts.ts'

interface UnsavedTextsProps {
  /** The id of a task, or of the project of new tasks. */
  subject: string
  /** Returns whether a field is gone; all of them if omitted. */
  isGone?: (field: string) => boolean
}

/**
 * Shows what the person has typed into fields that they can no longer change, so that it can be copied. A text that was being
 * typed when its field was removed gets the focus, so that what is typed next goes nowhere else.
 */
export function UnsavedTexts({ subject, isGone = () => true }: UnsavedTextsProps): ReactNode {
  const { drafts, discard } = useDrafts(subject)
  const texts = Object.entries(drafts).filter(([field, { text }]) => text.trim() !== '' && isGone(field))
  const note = useRef<HTMLDivElement>(null)
  const former = useRef(texts.length)
  useEffect(() => {
    const isNew = texts.length > former.current
    former.current = texts.length
    if (isNew && document.activeElement === document.body)
      note.current?.querySelector<HTMLElement>('[role="textbox"]')?.focus()
  }, [texts.length])
  if (texts.length === 0) return null
  return (
    <div ref={note}>
      <Note kind="warn" role="alert">
        <p>What you typed could not be saved. Copy what you still need.</p>
        {texts.map(([field, { text }]) => (
          <blockquote
            key={field}
            className={classes.unsaved}
            dir="auto"
            // In a text field, letters are no shortcuts.
            role="textbox"
            aria-label="Unsaved text"
            aria-readonly
            aria-multiline
            tabIndex={0}
          >
            {text}
          </blockquote>
        ))}
        <Button size="xs" variant="default" onClick={() => discard(texts.map(([field]) => field))}>
          Discard
        </Button>
      </Note>
    </div>
  )
}

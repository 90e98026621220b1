import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Note } from '../../../components/note.tsx'
import classes from './task-panel.module.css'
import { useDrafts } from './use-drafts.ts'

interface UnsavedTextsProps {
  taskId: string
  /** Returns whether a field is gone; all of them if omitted. */
  isGone?: (field: string) => boolean
}

/** Shows what the person has typed about a task that they can no longer change, so that it can be copied. */
export function UnsavedTexts({ taskId, isGone = () => true }: UnsavedTextsProps): ReactNode {
  const { drafts, discard } = useDrafts(taskId)
  const texts = Object.entries(drafts).filter(([field, { text }]) => text.trim() !== '' && isGone(field))
  if (texts.length === 0) return null
  return (
    <Note kind="warn" role="alert">
      <p>What you typed could not be saved. Copy what you still need.</p>
      {texts.map(([field, { text }]) => (
        <blockquote key={field} className={classes.unsaved} dir="auto">
          {text}
        </blockquote>
      ))}
      <Button size="xs" variant="default" onClick={() => discard(texts.map(([field]) => field))}>
        Discard
      </Button>
    </Note>
  )
}

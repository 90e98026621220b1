import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Note } from '../../../components/note.tsx'
import classes from './task-panel.module.css'
import { useDrafts } from './use-drafts.ts'

/** Shows what the person has typed about a task that they can no longer change, so that it can be copied. */
export function UnsavedTexts({ taskId }: { taskId: string }): ReactNode {
  const { drafts, discard } = useDrafts(taskId)
  const texts = Object.entries(drafts).filter(([, { text }]) => text.trim() !== '')
  if (texts.length === 0) return null
  return (
    <Note kind="warn" role="alert">
      <p>What you typed could not be saved. Copy what you still need.</p>
      {texts.map(([field, { text }]) => (
        <blockquote key={field} className={classes.unsaved} dir="auto">
          {text}
        </blockquote>
      ))}
      <Button size="xs" variant="default" onClick={discard}>
        Discard
      </Button>
    </Note>
  )
}

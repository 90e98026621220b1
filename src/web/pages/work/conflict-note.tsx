import { Button, Group } from '@mantine/core'
import type { ReactNode } from 'react'
import { Note } from '../../components/note.tsx'
import classes from './conflict-note.module.css'

interface ConflictNoteProps {
  /** The label of the field. */
  label: string
  /** The other person's value. */
  other: string
  onKeep: () => void
  onTake: () => void
}

/** Shows another person's value of a field that is being edited, until one of the two is chosen. */
export function ConflictNote({ label, other, onKeep, onTake }: ConflictNoteProps): ReactNode {
  return (
    <div className={classes.conflict}>
      <Note kind="warn" role="alert">
        <p>Another person has changed the {label.toLowerCase()}. It is now:</p>
        <blockquote className={classes.other}>
          <bdi>{other === '' ? '(empty)' : other}</bdi>
        </blockquote>
        <Group gap="sm">
          <Button size="xs" onClick={onKeep}>
            Keep mine
          </Button>
          <Button size="xs" variant="default" onClick={onTake}>
            Use theirs
          </Button>
        </Group>
      </Note>
    </div>
  )
}

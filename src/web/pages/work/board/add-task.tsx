import { Button } from '@mantine/core'
import { useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { TextField } from '../../../components/fields.tsx'
import { Form } from '../../../components/form.tsx'
import { endRetries } from '../../../api/intents.ts'
import { useDraft } from '../../../drafts.ts'
import classes from './board.module.css'

interface AddTaskProps {
  /** The id of the column. */
  card: string
  onAdd: (title: string) => Promise<boolean>
}

/**
 * Adds tasks to a column, one after another. Keeps what was typed until it is submitted. Puts a refused title back into
 * the field if the field is empty.
 */
export function AddTask({ card, onAdd }: AddTaskProps): ReactNode {
  const { value: title = '', latest, set } = useDraft<string>(`new task in ${card}`)
  const [isOpen, setOpen] = useState(title !== '')
  const button = useRef<HTMLButtonElement>(null)
  if (!isOpen) {
    return (
      <Button
        ref={button}
        variant="subtle"
        color="gray"
        size="sm"
        className={classes.add ?? ''}
        onClick={() => setOpen(true)}
      >
        Add task
      </Button>
    )
  }
  const add = async (): Promise<void> => {
    const added = title.trim()
    if (added === '') return
    set(undefined)
    if ((await onAdd(added)) || latest() !== undefined) return
    set(added)
    setOpen(true)
  }
  const cancel = (): void => {
    set(undefined)
    setOpen(false)
  }
  return (
    <Form className={classes.add} onSubmit={() => void add()}>
      <TextField
        aria-label="Title"
        required
        placeholder="Title, then Enter"
        dir="auto"
        // A title that was typed before the page was loaded does not take the focus.
        autoFocus={title === ''}
        value={title}
        onChange={({ currentTarget }) => {
          endRetries('/api/work/v1/tasks')
          set(currentTarget.value === '' ? undefined : currentTarget.value)
        }}
        onKeyDown={({ key, nativeEvent }) => {
          if (key !== 'Escape' || nativeEvent.isComposing) return
          flushSync(cancel)
          button.current?.focus()
        }}
        onBlur={() => title.trim() === '' && cancel()}
      />
    </Form>
  )
}

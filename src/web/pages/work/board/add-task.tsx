import { Button, TextInput } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { endRetries } from '../../../api/intents.ts'
import classes from './board.module.css'

/** Adds tasks to a column, one after another. Puts a refused title back into the field if the field is empty. */
export function AddTask({ onAdd }: { onAdd: (title: string) => Promise<boolean> }): ReactNode {
  const [title, setTitle] = useState<string>()
  if (title === undefined) {
    return (
      <Button
        variant="subtle"
        color="gray"
        size="sm"
        className={classes.add ?? ''}
        onClick={() => setTitle('')}
      >
        Add task
      </Button>
    )
  }
  const add = async (): Promise<void> => {
    const added = title.trim()
    if (added === '') return
    setTitle('')
    if (!(await onAdd(added))) setTitle((typed) => (typed === '' ? added : typed))
  }
  return (
    <form
      className={classes.add}
      onSubmit={(event) => {
        event.preventDefault()
        void add()
      }}
    >
      <TextInput
        aria-label="Title"
        placeholder="Title, then Enter"
        dir="auto"
        autoFocus
        value={title}
        onChange={({ currentTarget }) => {
          endRetries('/api/work/v1/tasks')
          setTitle(currentTarget.value)
        }}
        onKeyDown={({ key }) => key === 'Escape' && setTitle(undefined)}
        onBlur={() => title.trim() === '' && setTitle(undefined)}
      />
    </form>
  )
}

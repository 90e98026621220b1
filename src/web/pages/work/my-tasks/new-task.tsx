import { TextInput } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { endRetries } from '../../../api/intents.ts'

/** Adds tasks to the person's inbox. Puts a refused title back into the field if the field is empty. */
export function NewTask({ onAdd }: { onAdd: (title: string) => Promise<boolean> }): ReactNode {
  const [title, setTitle] = useState('')
  const add = async (): Promise<void> => {
    const added = title.trim()
    if (added === '') return
    setTitle('')
    if (!(await onAdd(added))) setTitle((typed) => (typed === '' ? added : typed))
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void add()
      }}
    >
      <TextInput
        label="New task"
        description="It goes to your inbox, which only you see."
        placeholder="Title, then Enter"
        dir="auto"
        value={title}
        onChange={({ currentTarget }) => {
          endRetries('/api/work/v1/tasks')
          setTitle(currentTarget.value)
        }}
      />
    </form>
  )
}

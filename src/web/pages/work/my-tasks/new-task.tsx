import type { ReactNode } from 'react'
import { TextField } from '../../../components/fields.tsx'
import { Form } from '../../../components/form.tsx'
import { endRetries } from '../../../api/intents.ts'
import { useDraft } from '../../../drafts.ts'

/**
 * Adds tasks to the person's inbox. Keeps what was typed until it is submitted. Puts a refused title back into the field
 * if the field is empty.
 */
export function NewTask({ onAdd }: { onAdd: (title: string) => Promise<boolean> }): ReactNode {
  const { value: title = '', latest, set } = useDraft<string>('new task')
  const add = async (): Promise<void> => {
    const added = title.trim()
    if (added === '') return
    set(undefined)
    if (!(await onAdd(added)) && latest() === undefined) set(added)
  }
  return (
    <Form onSubmit={() => void add()}>
      <TextField
        label="New task"
        required
        description="It goes to your inbox, which only you can see."
        placeholder="Title, then Enter"
        dir="auto"
        value={title}
        onChange={({ currentTarget }) => {
          endRetries('/api/work/v1/tasks')
          set(currentTarget.value === '' ? undefined : currentTarget.value)
        }}
      />
    </Form>
  )
}

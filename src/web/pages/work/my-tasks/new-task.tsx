import type { ReactNode } from 'react'
import { TextField } from '../../../components/fields.tsx'
import { Form } from '../../../components/form.tsx'
import { RefusedTitles } from '../refused-titles.tsx'
import { useNewTitles } from '../use-new-titles.ts'

/** Adds tasks to the person's inbox. */
export function NewTask({ onAdd }: { onAdd: (title: string) => Promise<boolean> }): ReactNode {
  const titles = useNewTitles('new tasks', 'inbox', onAdd)
  return (
    <>
      <Form onSubmit={titles.add}>
        <TextField
          label="New task"
          required
          description="It goes to your inbox, which only you can see."
          placeholder="Title, then Enter"
          dir="auto"
          value={titles.title}
          onChange={({ currentTarget }) => titles.type(currentTarget.value)}
        />
      </Form>
      <RefusedTitles titles={titles} />
    </>
  )
}

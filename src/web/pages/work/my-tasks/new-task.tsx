import { TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { endRetries } from '../../../api/intents.ts'
import { work } from '../../../api/work.ts'
import { useSession } from '../../../api/session.ts'
import { patiently } from '../patiently.ts'
import { showRefusal } from '../show-refusal.ts'

/** Adds tasks to the person's inbox. Puts a refused title back into the field if the field is empty. */
export function NewTask(): ReactNode {
  const { user } = useSession()
  const queryClient = useQueryClient()
  const [title, setTitle] = useState('')
  const add = async (): Promise<void> => {
    const added = title.trim()
    if (added === '') return
    setTitle('')
    try {
      await patiently(() => work.POST('/work/v1/tasks', { body: { title: added, user_ids: [user.id] } }))
      await queryClient.invalidateQueries({ queryKey: ['get', '/work/v1/tasks'] })
    } catch (error) {
      showRefusal(`“${added}” was not added`, error)
      setTitle((typed) => (typed === '' ? added : typed))
    }
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

import { Checkbox, Modal } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { api } from '../../api/client.ts'
import { DialogForm } from '../../components/dialog-form.tsx'
import { NameInput } from '../../components/name-dialog.tsx'
import { useRefreshProjects } from './project-queries.ts'

interface NewProjectProps {
  opened: boolean
  onClose: () => void
  /** Called with the id of the new project. */
  onCreated?: (id: string) => Promise<void> | void
}

/** Shows the dialog that creates a project. */
export function NewProject({ opened, onClose, onCreated }: NewProjectProps): ReactNode {
  return (
    <Modal opened={opened} onClose={onClose} title="New project">
      <ProjectForm onClose={onClose} {...(onCreated && { onCreated })} />
    </Modal>
  )
}

function ProjectForm({ onClose, onCreated }: Omit<NewProjectProps, 'opened'>): ReactNode {
  const refresh = useRefreshProjects()
  const [name, setName] = useState('')
  const [isPrivate, setPrivate] = useState(false)
  const create = api.useMutation('post', '/projects', {
    onSuccess: async ({ data }) => {
      onClose()
      await onCreated?.(data.id)
      await refresh()
    },
  })
  return (
    <DialogForm
      verb="Create"
      isPending={create.isPending}
      error={create.error}
      onSubmit={() => create.mutate({ body: { name, private: isPrivate } })}
      onCancel={onClose}
    >
      <NameInput value={name} onChange={setName} />
      <Checkbox
        label="Private"
        description="The project is hidden from the API."
        checked={isPrivate}
        onChange={({ currentTarget }) => setPrivate(currentTarget.checked)}
      />
    </DialogForm>
  )
}

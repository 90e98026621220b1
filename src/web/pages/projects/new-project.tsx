import { Checkbox, Modal } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { client, type Schemas } from '../../api/client.ts'
import { announce } from '../../components/announcer.tsx'
import { DialogForm } from '../../components/dialog-form.tsx'
import { NameInput } from '../../components/name-dialog.tsx'
import { DescriptionInput } from '../../components/description-input.tsx'
import { useShown } from '../../use-shown.ts'
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
      <SettingsForm onClose={onClose} {...(onCreated && { onCreated })} />
    </Modal>
  )
}

function SettingsForm({ onClose, onCreated }: Omit<NewProjectProps, 'opened'>): ReactNode {
  const refresh = useRefreshProjects()
  const isShown = useShown()
  const created = async (id: string): Promise<void> => {
    // The person may have closed the dialog, and be at something else.
    if (isShown()) {
      onClose()
      await onCreated?.(id)
    } else announce('Project created')
    await refresh()
  }
  return (
    <ProjectForm
      create={async (body) => (await client.POST('/projects', { body })).data?.data.id ?? ''}
      onClose={onClose}
      onCreated={created}
    />
  )
}

interface ProjectFormProps {
  /** Creates the project, and returns its id. */
  create: (project: Schemas['ProjectCreate']) => Promise<string>
  onClose: () => void
  onCreated: (id: string) => Promise<void> | void
}

/** Shows the fields of a new project. */
export function ProjectForm({ create, onClose, onCreated }: ProjectFormProps): ReactNode {
  const [name, setName] = useState('')
  const [description, setDescription] = useState('')
  const [isPrivate, setPrivate] = useState(false)
  const creating = useMutation({ mutationFn: create, onSuccess: onCreated })
  return (
    <DialogForm
      verb="Create"
      isPending={creating.isPending}
      error={creating.error}
      onSubmit={() =>
        creating.mutate({ name, description: description === '' ? null : description, private: isPrivate })
      }
      onCancel={onClose}
    >
      <NameInput value={name} onChange={setName} />
      <DescriptionInput value={description} onChange={setDescription} />
      <Checkbox
        label="Private"
        description="The project is hidden from the API."
        checked={isPrivate}
        onChange={({ currentTarget }) => setPrivate(currentTarget.checked)}
      />
    </DialogForm>
  )
}

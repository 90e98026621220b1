import { Button, Modal } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useState, type ReactNode } from 'react'
import { api, type Schemas } from '../../api/client.ts'
import { DialogForm } from '../../components/dialog-form.tsx'
import { NameInput } from '../../components/name-dialog.tsx'
import { DescriptionInput } from '../../components/description-input.tsx'
import { useRefreshProjects } from './project-queries.ts'

/** Renames and describes a project. */
export function EditProject({ project }: { project: Schemas['SettingsProject'] }): ReactNode {
  const [isEditing, { open, close }] = useDisclosure()
  return (
    <>
      <Button variant="default" size="xs" onClick={open}>
        Edit
      </Button>
      <Modal opened={isEditing} onClose={close} title="Edit project">
        <EditForm project={project} onClose={close} />
      </Modal>
    </>
  )
}

interface EditFormProps {
  project: Schemas['SettingsProject']
  onClose: () => void
}

function EditForm({ project, onClose }: EditFormProps): ReactNode {
  const refresh = useRefreshProjects()
  const [name, setName] = useState(project.name)
  const [description, setDescription] = useState(project.description ?? '')
  const update = api.useMutation('patch', '/projects/{id}', {
    onSuccess: async () => {
      onClose()
      await refresh()
    },
  })
  return (
    <DialogForm
      verb="Save"
      isPending={update.isPending}
      error={update.error}
      onSubmit={() => {
        const body = { name, description: description === '' ? null : description }
        update.mutate({ params: { path: { id: project.id } }, body })
      }}
      onCancel={onClose}
    >
      <NameInput value={name} onChange={setName} />
      <DescriptionInput value={description} onChange={setDescription} />
    </DialogForm>
  )
}

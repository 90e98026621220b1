import { Button, Group, Modal, Stack, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { api } from '../../api/client.ts'
import { ProblemNote } from '../../components/problem-note.tsx'
import type { KeyDialogProps } from './key-confirmations.tsx'

export function RenameKey({ apiKey, opened, onClose }: KeyDialogProps): ReactNode {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={`Rename ${apiKey.name}`}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <NameForm apiKey={apiKey} onClose={onClose} />
    </Modal>
  )
}

function NameForm({ apiKey, onClose }: Omit<KeyDialogProps, 'opened'>): ReactNode {
  const queryClient = useQueryClient()
  const [name, setName] = useState(apiKey.name)
  const update = api.useMutation('patch', '/keys/{id}', {
    onSuccess: async () => {
      onClose()
      await queryClient.invalidateQueries({ queryKey: ['get', '/keys'] })
    },
  })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        update.mutate({ params: { path: { id: apiKey.id } }, body: { name } })
      }}
    >
      <Stack gap="lg">
        <TextInput
          label="Name"
          data-autofocus
          required
          withAsterisk={false}
          maxLength={100}
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <ProblemNote error={update.error} />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={update.isPending}>
            Rename
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

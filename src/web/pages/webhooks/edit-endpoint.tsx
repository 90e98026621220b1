import { Modal } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { api, type Schemas } from '../../api/client.ts'
import { EndpointForm } from './endpoint-form.tsx'

interface EditEndpointProps {
  endpoint: Schemas['Endpoint']
  opened: boolean
  onClose: () => void
}

/** Shows the dialog that changes an endpoint's URL, name and events. */
export function EditEndpoint({ endpoint, opened, onClose }: EditEndpointProps): ReactNode {
  const queryClient = useQueryClient()
  const update = api.useMutation('patch', '/webhook-endpoints/{id}', {
    onSuccess: () => {
      onClose()
      return queryClient.invalidateQueries({ queryKey: ['get', '/webhook-endpoints/{id}'] })
    },
  })
  return (
    <Modal opened={opened} onClose={onClose} title="Edit endpoint" size="lg" closeOnClickOutside={false}>
      <EndpointForm
        initial={endpoint}
        verb="Save"
        isPending={update.isPending}
        error={update.error}
        onSubmit={(body) => update.mutate({ params: { path: { id: endpoint.id } }, body })}
        onCancel={onClose}
      />
    </Modal>
  )
}

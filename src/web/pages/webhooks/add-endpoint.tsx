import { Modal } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { api, type Schemas } from '../../api/client.ts'
import { EndpointForm } from './endpoint-form.tsx'
import { SigningSecret } from './signing-secret.tsx'

interface AddEndpointProps {
  opened: boolean
  onClose: () => void
}

/** Shows the dialog that adds an endpoint, then the one with its signing secret. */
export function AddEndpoint({ opened, onClose }: AddEndpointProps): ReactNode {
  const queryClient = useQueryClient()
  const [made, setMade] = useState<Schemas['EndpointWithSecret']>()
  const create = api.useMutation('post', '/webhook-endpoints', {
    gcTime: 0,
    onSuccess: (response) => {
      onClose()
      setMade(response)
      return queryClient.invalidateQueries({ queryKey: ['get', '/webhook-endpoints'] })
    },
  })
  return (
    <>
      <Modal opened={opened} onClose={onClose} title="Add endpoint" size="lg" closeOnClickOutside={false}>
        <EndpointForm
          initial={{ name: null, url: '', events: [] }}
          verb="Add"
          isPending={create.isPending}
          error={create.error}
          onSubmit={(body) => create.mutate({ body })}
          onCancel={onClose}
        />
      </Modal>
      <SigningSecret made={made} onDone={() => setMade(undefined)} />
    </>
  )
}

import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { api, type Schemas } from '../../api/client.ts'
import { Problem } from '../../api/problem.ts'

interface SendTestEventProps {
  endpoint: Schemas['Endpoint']
  onSent: (deliveryId: string) => void
}

/** Sends a test event to this endpoint only. The page shows the outcome. */
export function SendTestEvent({ endpoint: { id, status }, onSent }: SendTestEventProps): ReactNode {
  const queryClient = useQueryClient()
  const send = api.useMutation('post', '/webhook-endpoints/{id}/test-events', {
    onSuccess: ({ data }) => {
      onSent(data.id)
      return queryClient.invalidateQueries({ queryKey: ['get', '/webhook-endpoints/{id}/deliveries'] })
    },
    onError: (error) => notifications.show({ color: 'red', message: Problem.of(error).message }),
  })
  return (
    <Button
      loading={send.isPending}
      disabled={status === 'disabled'}
      title={status === 'disabled' ? 'Enable the endpoint to send test events.' : undefined}
      onClick={() => send.mutate({ params: { path: { id } } })}
    >
      Send test event
    </Button>
  )
}

import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { api, type Schemas } from '../../api/client.ts'
import { Problem } from '../../api/problem.ts'

interface ResendProps {
  delivery: Schemas['DeliveryDetail']
  /** Called with the number of attempts so far. */
  onSent: (attemptsBefore: number) => void
}

/** Resends a delivery. The page shows the outcome. */
export function Resend({ delivery: { id, attempts }, onSent }: ResendProps): ReactNode {
  const queryClient = useQueryClient()
  const resend = api.useMutation('post', '/deliveries/{id}/redeliveries', {
    onSuccess: () => {
      onSent(attempts.length)
      return queryClient.invalidateQueries({ queryKey: ['get', '/deliveries/{id}'] })
    },
    onError: (error) => notifications.show({ color: 'red', message: Problem.of(error).message }),
  })
  return (
    <Button loading={resend.isPending} onClick={() => resend.mutate({ params: { path: { id } } })}>
      Resend
    </Button>
  )
}

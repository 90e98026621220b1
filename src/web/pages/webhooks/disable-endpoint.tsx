import { Button, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { api, type Schemas } from '../../api/client.ts'
import { Problem } from '../../api/problem.ts'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'

/** Disables an endpoint after a confirmation; enables it at once. */
export function DisableEndpoint({ endpoint: { id, status } }: { endpoint: Schemas['Endpoint'] }): ReactNode {
  const queryClient = useQueryClient()
  const [isAsking, { open, close }] = useDisclosure()
  const update = api.useMutation('patch', '/webhook-endpoints/{id}', {
    onSuccess: (response, { params }) => {
      close()
      queryClient.setQueryData(
        api.queryOptions('get', '/webhook-endpoints/{id}', { params: { path: params.path } }).queryKey,
        response,
      )
    },
    onError: (error) => {
      if (status === 'disabled') notifications.show({ color: 'red', message: Problem.of(error).message })
    },
  })
  const setDisabled = (disabled: boolean): void =>
    update.mutate({ params: { path: { id } }, body: { disabled } })
  if (status === 'disabled') {
    return (
      <Button variant="default" size="xs" loading={update.isPending} onClick={() => setDisabled(false)}>
        Enable
      </Button>
    )
  }
  return (
    <>
      <Button variant="default" size="xs" onClick={open}>
        Disable
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title="Disable this endpoint?"
        verb="Disable"
        isPending={update.isPending}
        error={update.error}
        onConfirm={() => setDisabled(true)}
        onClose={close}
      >
        <Text>
          Nothing is sent until you enable it again. Waiting deliveries then continue. Events in between are
          held until you recover them.
        </Text>
      </ConfirmDialog>
    </>
  )
}

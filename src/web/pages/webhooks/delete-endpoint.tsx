import { Button, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { api, type Schemas } from '../../api/client.ts'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { Note } from '../../components/note.tsx'
import { useShown } from '../../use-shown.ts'
import { deliveriesText } from './deliveries-text.ts'
import { WhichEndpoint } from './endpoint-name.tsx'

/** Deletes an endpoint after a confirmation that lists what is lost. */
export function DeleteEndpoint({ endpoint }: { endpoint: Schemas['Endpoint'] }): ReactNode {
  const { id, events, health } = endpoint
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [isAsking, { open, close }] = useDisclosure()
  const isShown = useShown()
  const remove = api.useMutation('delete', '/webhook-endpoints/{id}', {
    onSuccess: async () => {
      // The person may have left the page meanwhile.
      if (isShown()) await navigate({ to: '/settings/webhooks' })
      queryClient.removeQueries({ queryKey: ['get', '/webhook-endpoints/{id}'] })
      await queryClient.invalidateQueries({ queryKey: ['get', '/webhook-endpoints'] })
    },
  })
  return (
    <>
      <Button variant="default" size="xs" c="var(--bad)" onClick={open}>
        Delete
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title="Delete this endpoint?"
        verb="Delete"
        isDestructive
        isPending={remove.isPending}
        error={remove.error}
        onConfirm={() => remove.mutate({ params: { path: { id } } })}
        onClose={close}
      >
        <Text>
          <WhichEndpoint endpoint={endpoint} /> will receive{' '}
          {events.length === 0 ? 'no events' : `no ${listOf(events)}`} any more. Its signing secret and its
          delivery log are deleted permanently.
        </Text>
        {health.waiting > 0 && (
          <Note kind="warn">
            {deliveriesText(health.waiting)} {health.waiting === 1 ? 'is' : 'are'} still waiting and will
            never be sent.
          </Note>
        )}
      </ConfirmDialog>
    </>
  )
}

const list = new Intl.ListFormat('en', { type: 'disjunction' })
const listOf = (events: readonly string[]): string => list.format(events)

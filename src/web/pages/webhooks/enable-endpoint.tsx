import { Button, Radio, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { notifications } from '@mantine/notifications'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import type { Schemas } from '../../api/client.ts'
import { Problem } from '../../api/problem.ts'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { deliveriesText } from './deliveries-text.ts'
import { WhichEndpoint } from './endpoint-name.tsx'
import { useSwitchEndpoint } from './use-switch-endpoint.ts'
import { endpointQuery } from './webhook-queries.ts'

type Waiting = Schemas['WaitingDeliveries']

/** Enables an endpoint: at once if nothing waits, otherwise after asking what happens to the waiting deliveries. */
export function EnableEndpoint({ endpoint }: { endpoint: Schemas['Endpoint'] }): ReactNode {
  const { id, health } = endpoint
  const [isAsking, { open, close }] = useDisclosure()
  const [waiting, setWaiting] = useState<Waiting>('send')
  const update = useSwitchEndpoint(close)
  const onError = (error: unknown): void =>
    isAsking ? undefined : void notifications.show({ color: 'red', message: Problem.of(error).message })
  const enable = (body: { waiting?: Waiting }): void =>
    update.mutate({ params: { path: { id } }, body: { disabled: false, ...body } }, { onError })
  const queryClient = useQueryClient()
  // The number on the page may be older than the last event.
  const count = useMutation({
    mutationFn: () => queryClient.fetchQuery({ ...endpointQuery(id), staleTime: 0 }),
    onSuccess: ({ data }) => (data.health.waiting > 0 ? open() : enable({})),
    onError,
  })
  return (
    <>
      <Button
        variant="default"
        size="xs"
        loading={count.isPending || update.isPending}
        onClick={() => count.mutate()}
      >
        Enable
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title="Enable this endpoint?"
        verb="Enable"
        isPending={update.isPending}
        error={update.error}
        onConfirm={() => enable({ waiting })}
        onClose={close}
      >
        <Text>
          <WhichEndpoint endpoint={endpoint} /> receives new events again.
        </Text>
        <Radio.Group
          label={`${deliveriesText(health.waiting)} waiting`}
          value={waiting}
          onChange={setWaiting}
        >
          <Stack gap="sm" mt="sm">
            <Radio
              value="send"
              label="Send"
              description="What was queued before is sent now. Events held since then are sent when you recover them."
            />
            <Radio
              value="discard"
              label="Discard"
              description="None is sent. All become exhausted, so you can still recover them."
            />
          </Stack>
        </Radio.Group>
      </ConfirmDialog>
    </>
  )
}

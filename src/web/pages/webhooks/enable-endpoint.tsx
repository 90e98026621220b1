import { Button, Radio, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { notifications } from '@mantine/notifications'
import { useMutation } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { client, type Schemas } from '../../api/client.ts'
import { Problem } from '../../api/problem.ts'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { deliveriesText } from './deliveries-text.ts'
import { WhichEndpoint } from './endpoint-name.tsx'
import { useSwitchEndpoint } from './use-switch-endpoint.ts'

type Waiting = Schemas['WaitingDeliveries']

/**
 * Enables an endpoint: immediately if no delivery waits, otherwise after asking what to do with the waiting
 * deliveries.
 */
export function EnableEndpoint({ endpoint }: { endpoint: Schemas['Endpoint'] }): ReactNode {
  const { id } = endpoint
  const [isAsking, { open, close }] = useDisclosure()
  const [waiting, setWaiting] = useState<Waiting>('send')
  const update = useSwitchEndpoint(close)
  const onError = (error: unknown): void =>
    isAsking ? undefined : void notifications.show({ color: 'red', message: Problem.of(error).message })
  const enable = (body: { waiting?: Waiting }): void =>
    update.mutate({ params: { path: { id } }, body: { disabled: false, ...body } }, { onError })
  const count = useMutation({
    mutationFn: () => countWaiting(id),
    onSuccess: ({ queued, held }) => (queued + held > 0 ? open() : enable({})),
    onError,
  })
  const { queued, held } = count.data ?? { queued: 0, held: 0 }
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
        <Radio.Group label={`${deliveriesText(queued + held)} waiting`} value={waiting} onChange={setWaiting}>
          <Stack gap="sm" mt="sm">
            <Radio value="send" label="Send" description={sendText(queued, held)} />
            <Radio
              value="discard"
              label="Discard"
              description="Nothing is sent. All waiting deliveries become exhausted, so you can still recover them."
            />
          </Stack>
        </Radio.Group>
      </ConfirmDialog>
    </>
  )
}

async function countWaiting(id: string): Promise<Schemas['WaitingCounts']> {
  const path = '/webhook-endpoints/{id}/waiting-deliveries'
  const { data } = await client.GET(path, { params: { path: { id } } })
  return data?.data ?? { queued: 0, held: 0 }
}

/** Returns a sentence that tells which waiting deliveries are sent after enabling, and which stay held. */
function sendText(queued: number, held: number): string {
  const sent = queued === 0 ? 'Nothing is sent now.' : `${deliveriesText(queued)} sent now.`
  if (held === 0) return sent
  const stay = held === 1 ? 'stays until you recover it' : 'stay until you recover them'
  return `${sent} ${held.toLocaleString('en')} held since it was disabled ${stay}.`
}

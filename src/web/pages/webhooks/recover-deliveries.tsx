import { Button, Modal, SegmentedControl, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { notifications } from '@mantine/notifications'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { TextField } from '../../components/fields.tsx'
import { api, client, type Schemas } from '../../api/client.ts'
import { DialogForm } from '../../components/dialog-form.tsx'
import { fromLocalInput, toLocalInput } from '../../time.ts'
import { deliveriesText } from './deliveries-text.ts'
import { WhichEndpoint } from './endpoint-name.tsx'

type Endpoint = Schemas['Endpoint']

/** Resends the deliveries that failed or were held since a given time, after showing their number. */
export function RecoverDeliveries({ endpoint }: { endpoint: Endpoint }): ReactNode {
  const [isOpen, { open, close }] = useDisclosure()
  return (
    <>
      <Button variant="default" onClick={open}>
        Recover
      </Button>
      <Modal opened={isOpen} onClose={close} title="Recover deliveries">
        <RecoverForm endpoint={endpoint} onClose={close} />
      </Modal>
    </>
  )
}

const spans = [
  { label: 'Hour', value: '1' },
  { label: 'Day', value: '24' },
  { label: 'Week', value: '168' },
  { label: '30 days', value: '720' },
]
const hoursAgo = (hours: number): string =>
  toLocalInput(new Date(Date.now() - hours * 3_600_000).toISOString())

function RecoverForm({ endpoint, onClose }: { endpoint: Endpoint; onClose: () => void }): ReactNode {
  const { id, status, health } = endpoint
  const [local, setLocal] = useState(() => hoursAgo(24))
  const [span, setSpan] = useState('24')
  const since = fromLocalInput(local)
  const count = useDryRun(id, since)
  const recover = useRecovery(onClose)
  return (
    <DialogForm
      verb="Recover"
      isDisabled={count.data === undefined || count.data === 0 || count.isPlaceholderData}
      isPending={recover.isPending}
      error={recover.error ?? count.error}
      onSubmit={() => {
        if (since !== undefined) recover.mutate({ params: { path: { id } }, body: { since } })
      }}
      onCancel={onClose}
    >
      <Text>
        Resends the recent deliveries to <WhichEndpoint endpoint={endpoint} /> that failed at every attempt or
        were held, with the same ids and bodies.
      </Text>
      <SegmentedControl
        aria-label="The last"
        fullWidth
        data={spans}
        value={span}
        onChange={(hours) => {
          setSpan(hours)
          setLocal(hoursAgo(Number(hours)))
        }}
      />
      <TextField
        label="Since"
        type="datetime-local"
        required
        value={local}
        onChange={({ currentTarget }) => {
          setSpan('')
          setLocal(currentTarget.value)
        }}
      />
      <Text role="status" fw={600}>
        {count.data === undefined ? ' ' : `${deliveriesText(count.data)} to resend.`}
      </Text>
      {status === 'disabled' && (
        <Text size="sm" c="dimmed">
          The endpoint is disabled. Deliveries wait until it is enabled.
          {health.waiting > 0 &&
            ` ${deliveriesText(health.waiting)} waiting already, including held deliveries.`}
        </Text>
      )}
    </DialogForm>
  )
}

function useRecovery(onSuccess: () => void) {
  const queryClient = useQueryClient()
  return api.useMutation('post', '/webhook-endpoints/{id}/recoveries', {
    onSuccess: ({ data }) => {
      onSuccess()
      notifications.show({ message: `${deliveriesText(data.count)} resent. The table shows their progress.` })
      return queryClient.invalidateQueries({
        predicate: ({ queryKey }) => String(queryKey[1]).startsWith('/webhook-endpoints'),
      })
    },
  })
}

/** Counts the deliveries to resend. */
function useDryRun(id: string, since: string | undefined) {
  return useQuery({
    queryKey: ['post', '/webhook-endpoints/{id}/recoveries', id, since],
    enabled: since !== undefined,
    staleTime: 0,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const { data } = await client.POST('/webhook-endpoints/{id}/recoveries', {
        params: { path: { id } },
        body: { since: since ?? '', dry_run: true },
        signal,
      })
      return data?.data.count
    },
  })
}

import { Button, Group, Modal, SegmentedControl, Stack, Text, TextInput } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { notifications } from '@mantine/notifications'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { api, client, type Schemas } from '../../api/client.ts'
import { ProblemNote } from '../../components/problem-note.tsx'
import { fromLocalInput, toLocalInput } from '../../time.ts'

type Endpoint = Schemas['Endpoint']

/** Resends the deliveries that failed or were held since a time, after showing their number. */
export function RecoverDeliveries({ endpoint }: { endpoint: Endpoint }): ReactNode {
  const [isOpen, { open, close }] = useDisclosure()
  return (
    <>
      <Button variant="default" onClick={open}>
        Recover
      </Button>
      <Modal
        opened={isOpen}
        onClose={close}
        title="Recover deliveries"
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
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

function RecoverForm({
  endpoint: { id, status },
  onClose,
}: {
  endpoint: Endpoint
  onClose: () => void
}): ReactNode {
  const queryClient = useQueryClient()
  const [local, setLocal] = useState(() => hoursAgo(24))
  const [span, setSpan] = useState('24')
  const since = fromLocalInput(local)
  const count = useDryRun(id, since)
  const recover = api.useMutation('post', '/webhook-endpoints/{id}/recoveries', {
    onSuccess: ({ data }) => {
      onClose()
      notifications.show({ message: `${deliveries(data.count)} resent. The table shows their progress.` })
      return queryClient.invalidateQueries({
        predicate: ({ queryKey }) => String(queryKey[1]).startsWith('/webhook-endpoints'),
      })
    },
  })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (since !== undefined) recover.mutate({ params: { path: { id } }, body: { since } })
      }}
    >
      <Stack gap="lg">
        <Text>
          Resends the deliveries since a time that failed at every attempt or were held, with the same ids and
          bodies.
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
        <TextInput
          label="Since"
          type="datetime-local"
          required
          withAsterisk={false}
          value={local}
          onChange={({ currentTarget }) => {
            setSpan('')
            setLocal(currentTarget.value)
          }}
        />
        <Text role="status" fw={600}>
          {count.data === undefined ? ' ' : `${deliveries(count.data)} to resend.`}
        </Text>
        {status === 'disabled' && (
          <Text size="sm" c="dimmed">
            The endpoint is disabled. Deliveries wait until it is enabled.
          </Text>
        )}
        <ProblemNote error={recover.error ?? count.error} />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            loading={recover.isPending}
            disabled={count.data === undefined || count.data === 0 || count.isPlaceholderData}
          >
            Recover
          </Button>
        </Group>
      </Stack>
    </form>
  )
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

const deliveries = (count: number): string => (count === 1 ? 'One delivery' : `${count} deliveries`)

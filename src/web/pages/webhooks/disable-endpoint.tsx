import { Button, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { ReactNode } from 'react'
import type { Schemas } from '../../api/client.ts'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { WhichEndpoint } from './endpoint-name.tsx'
import { useSwitchEndpoint } from './use-switch-endpoint.ts'

/** Disables an endpoint after a confirmation. */
export function DisableEndpoint({ endpoint }: { endpoint: Schemas['Endpoint'] }): ReactNode {
  const [isAsking, { open, close }] = useDisclosure()
  const update = useSwitchEndpoint(close)
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
        onConfirm={() => update.mutate({ params: { path: { id: endpoint.id } }, body: { disabled: true } })}
        onClose={close}
      >
        <Text>
          <WhichEndpoint endpoint={endpoint} /> receives nothing but test events until you enable it again.
          You then choose whether waiting deliveries are sent. New events are held until you recover them.
        </Text>
      </ConfirmDialog>
    </>
  )
}

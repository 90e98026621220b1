import { Button, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { api, type Schemas } from '../../api/client.ts'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { Note } from '../../components/note.tsx'
import { RelativeTime } from '../../components/relative-time.tsx'
import { WhichEndpoint } from './endpoint-name.tsx'
import { SigningSecret } from './signing-secret.tsx'

/** Gives the endpoint a second signing secret. */
export function RotateSecret({ endpoint }: { endpoint: Schemas['Endpoint'] }): ReactNode {
  const { id, secrets } = endpoint
  const queryClient = useQueryClient()
  const [isAsking, { open, close }] = useDisclosure()
  const [made, setMade] = useState<Schemas['EndpointWithSecret']>()
  const rotate = api.useMutation('post', '/webhook-endpoints/{id}/rotations', {
    gcTime: 0,
    onSuccess: (response) => {
      close()
      setMade(response)
      return queryClient.invalidateQueries({ queryKey: ['get', '/webhook-endpoints/{id}'] })
    },
  })
  const oldest = secrets.length > 1 ? secrets.at(-1) : undefined
  return (
    <>
      <Button variant="default" size="xs" onClick={open}>
        Rotate secret
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title="Rotate the signing secret?"
        verb="Rotate secret"
        isPending={rotate.isPending}
        error={rotate.error}
        onConfirm={() => rotate.mutate({ params: { path: { id } } })}
        onClose={close}
      >
        <Text>
          For 24 hours, deliveries to <WhichEndpoint endpoint={endpoint} /> are signed with both the new and
          the current secret, so that nothing breaks while you update your receiver.
        </Text>
        {oldest && (
          <Note kind="warn">
            There are two active secrets already. Rotating now ends the oldest at once:{' '}
            <span className="code">…{oldest.last4}</span>
            {oldest.expires_at !== null && (
              <>
                , which would end <RelativeTime at={oldest.expires_at} />
              </>
            )}
            . A receiver that still uses it will refuse deliveries.
          </Note>
        )}
      </ConfirmDialog>
      <SigningSecret made={made} onDone={() => setMade(undefined)} />
    </>
  )
}

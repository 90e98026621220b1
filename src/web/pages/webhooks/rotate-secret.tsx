import { Button, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { api, type Schemas } from '../../api/client.ts'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { Note } from '../../components/note.tsx'
import { RelativeTime } from '../../components/relative-time.tsx'
import { SigningSecret } from './signing-secret.tsx'

/** Gives the endpoint a second signing secret. */
export function RotateSecret({ endpoint }: { endpoint: Schemas['Endpoint'] }): ReactNode {
  const { id, secrets } = endpoint
  const queryClient = useQueryClient()
  const [isAsking, { open, close }] = useDisclosure()
  const [made, setMade] = useState<Schemas['EndpointWithSecret']>()
  const rotate = api.useMutation('post', '/webhook-endpoints/{id}/rotations', {
    gcTime: 0,
    onSuccess: (answer) => {
      close()
      setMade(answer)
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
          For 24 hours deliveries carry a signature of the new secret and one of the present one, so that
          nothing breaks while you put the new one into your receiver.
        </Text>
        {oldest && (
          <Note kind="warn">
            Two secrets live already, and a third one ends the oldest at once:{' '}
            <span className="code">…{oldest.last4}</span>
            {oldest.expires_at !== null && (
              <>
                , which would end <RelativeTime at={oldest.expires_at} />
              </>
            )}
            . A receiver that still holds it will refuse what it is sent.
          </Note>
        )}
      </ConfirmDialog>
      <SigningSecret made={made} onDone={() => setMade(undefined)} />
    </>
  )
}

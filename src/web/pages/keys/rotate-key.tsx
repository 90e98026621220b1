import { Modal, Radio, Stack, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { api, type Schemas } from '../../api/client.ts'
import { Note } from '../../components/note.tsx'
import { DialogForm } from '../../components/dialog-form.tsx'
import { RelativeTime } from '../../components/relative-time.tsx'
import type { KeyDialogProps } from './key-confirmations.tsx'
import { refreshKeys } from './keys-query.ts'

const overlaps = [
  {
    value: '0',
    label: 'No overlap',
    description: 'The old secret stops working at once. Choose this if it has leaked.',
  },
  { value: '3600', label: 'An hour' },
  { value: '86400', label: 'A day', description: 'Leaves time to update the programs that use it.' },
  { value: '604800', label: 'A week' },
]

/** Gives a key a new secret, and asks how long the old secret keeps working. */
export function RotateKey({ opened, ...form }: KeyDialogProps): ReactNode {
  return (
    <Modal
      opened={opened}
      onClose={form.onClose}
      title={
        <>
          Rotate <bdi>{form.apiKey.name}</bdi>
        </>
      }
    >
      <RotationForm {...form} />
    </Modal>
  )
}

function RotationForm({ apiKey, onClose, onRotated }: Omit<KeyDialogProps, 'opened'>): ReactNode {
  const queryClient = useQueryClient()
  const [overlap, setOverlap] = useState('86400')
  const rotate = api.useMutation('post', '/keys/{id}/rotations', {
    gcTime: 0,
    onSuccess: (response) => {
      onClose()
      onRotated(response)
      return refreshKeys(queryClient)
    },
  })
  const [current, older] = apiKey.secrets
  return (
    <DialogForm
      verb="Rotate"
      isPending={rotate.isPending}
      error={rotate.error}
      onSubmit={() => {
        rotate.mutate({
          params: { path: { id: apiKey.id } },
          body: { overlap_seconds: Number(overlap) },
        })
      }}
      onCancel={onClose}
    >
      <Text size="sm">
        The key gets a new secret, and keeps its id, its scopes and its limits.{' '}
        {current && <SecretLastUse secret={current} />}
      </Text>
      <Radio.Group label="How long the old secret keeps working" value={overlap} onChange={setOverlap}>
        <Stack gap="sm" mt="sm">
          {overlaps.map((one) => (
            <Radio key={one.value} {...one} />
          ))}
        </Stack>
      </Radio.Group>
      {older && (
        <Note kind="warn">
          At most two secrets can be active, so the oldest secret stops working now.{' '}
          <SecretLastUse secret={older} />
        </Note>
      )}
    </DialogForm>
  )
}

function SecretLastUse({ secret: { last4, last_used_at } }: { secret: Schemas['KeySecret'] }): ReactNode {
  return (
    <>
      <span className="code">…{last4}</span>{' '}
      {last_used_at === null ? (
        'has never been used.'
      ) : (
        <>
          was last used <RelativeTime at={last_used_at} />.
        </>
      )}
    </>
  )
}

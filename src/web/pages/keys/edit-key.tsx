import { Modal, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { TextField } from '../../components/fields.tsx'
import { api } from '../../api/client.ts'
import { useSession } from '../../api/session.ts'
import { Problem } from '../../api/problem.ts'
import { DialogForm } from '../../components/dialog-form.tsx'
import { fromLocalInput, toLocalInput } from '../../time.ts'
import type { KeyDialogProps } from './key-confirmations.tsx'
import { refreshKeys } from './keys-query.ts'
import { ScopeChoice } from './scope-choice.tsx'

/** Shows the dialog that changes a key's scopes and expiry. */
export function EditKey({ apiKey, opened, onClose }: KeyDialogProps): ReactNode {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={
        <>
          Edit <bdi>{apiKey.name}</bdi>
        </>
      }
      size="lg"
      closeOnClickOutside={false}
    >
      <EditForm apiKey={apiKey} onClose={onClose} />
    </Modal>
  )
}

function EditForm({ apiKey, onClose }: Pick<KeyDialogProps, 'apiKey' | 'onClose'>): ReactNode {
  const queryClient = useQueryClient()
  const isCreator = useSession().user.id === apiKey.created_by.id
  const stored = apiKey.expires_at === null ? '' : toLocalInput(apiKey.expires_at)
  const [chosen, setChosen] = useState(apiKey.scopes)
  const [expires, setExpires] = useState(stored)
  const update = api.useMutation('patch', '/keys/{id}', {
    onSuccess: () => {
      onClose()
      return refreshKeys(queryClient)
    },
  })
  const problem = update.error ? Problem.of(update.error) : undefined
  const lacksScopes = chosen.length === 0
  return (
    <DialogForm
      verb="Save"
      isPending={update.isPending}
      error={problem?.param === undefined ? update.error : null}
      onSubmit={() => {
        if (lacksScopes) return
        const expires_at = fromLocalInput(expires) ?? null
        update.mutate({
          params: { path: { id: apiKey.id } },
          // The field shows minutes, so an unchanged time is not sent.
          body: { scopes: chosen, ...(expires === stored ? {} : { expires_at }) },
        })
      }}
      onCancel={onClose}
    >
      {!isCreator && (
        <Text size="sm" mb="sm">
          Only <bdi>{apiKey.created_by.name}</bdi> can add scopes or set a later expiry. You can remove
          scopes, or set an earlier expiry.
        </Text>
      )}
      <ScopeChoice
        possible={isCreator ? undefined : apiKey.scopes}
        value={chosen}
        error={
          lacksScopes
            ? 'Choose at least one scope.'
            : problem?.param === 'scopes'
              ? problem.message
              : undefined
        }
        onChange={setChosen}
      />
      <TextField
        type="datetime-local"
        label="Expires"
        description="Empty: never."
        maw={240}
        value={expires}
        error={problem?.param === 'expires_at' && problem.message}
        onChange={({ currentTarget }) => setExpires(currentTarget.value)}
      />
    </DialogForm>
  )
}

import { Modal, NativeSelect } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { TextField } from '../../components/fields.tsx'
import { api, type Schemas } from '../../api/client.ts'
import { Problem } from '../../api/problem.ts'
import { DialogForm } from '../../components/dialog-form.tsx'
import { KeySecret } from './key-secret.tsx'
import { refreshKeys } from './keys-query.ts'
import { ScopeChoice } from './scope-choice.tsx'
import type { Scope } from './scopes.ts'

interface CreateKeyProps {
  opened: boolean
  onClose: () => void
  onCreated?: (secret: string | null) => void
}

/** Shows the dialog that creates a key, then the one with its secret. */
export function CreateKey({ opened, onClose, onCreated }: CreateKeyProps): ReactNode {
  const [made, setMade] = useState<Schemas['KeyWithSecret']>()
  return (
    <>
      <Modal opened={opened} onClose={onClose} title="Create key" size="lg" closeOnClickOutside={false}>
        <KeyForm
          onCancel={onClose}
          onCreated={(response) => {
            onClose()
            setMade(response)
            onCreated?.(response.secret)
          }}
        />
      </Modal>
      <KeySecret made={made} onDone={() => setMade(undefined)} />
    </>
  )
}

const dayMs = 86_400_000
const lifetimes = [
  { value: '', label: 'Never' },
  { value: '30', label: 'In 30 days' },
  { value: '90', label: 'In 90 days' },
  { value: '365', label: 'In a year' },
]

/** Returns the end of a day, so a retry sends the same time. */
function endOfDayIn(days: number): string {
  const end = new Date(Date.now() + days * dayMs)
  end.setHours(23, 59, 59, 0)
  return end.toISOString()
}

interface KeyFormProps {
  onCancel: () => void
  onCreated: (response: Schemas['KeyWithSecret']) => void
}

function KeyForm({ onCancel, onCreated }: KeyFormProps): ReactNode {
  const queryClient = useQueryClient()
  const [name, setName] = useState('')
  const [chosen, setChosen] = useState<Scope[]>([])
  const [days, setDays] = useState('')
  const [lacksScopes, setLacksScopes] = useState(false)
  const create = api.useMutation('post', '/keys', {
    gcTime: 0,
    onSuccess: (response) => {
      onCreated(response)
      return refreshKeys(queryClient)
    },
  })
  const problem = create.error ? Problem.of(create.error) : undefined
  const errorOf = (param: string) => (problem?.param === param ? problem.message : undefined)
  return (
    <DialogForm
      verb="Create"
      isPending={create.isPending}
      error={problem?.param === undefined ? create.error : null}
      onSubmit={() => {
        setLacksScopes(chosen.length === 0)
        if (chosen.length === 0) return
        const expires_at = days === '' ? null : endOfDayIn(Number(days))
        create.mutate({ body: { name, scopes: chosen, expires_at } })
      }}
      onCancel={onCancel}
    >
      <TextField
        label="Name"
        dir="auto"
        description="The program that will use it."
        placeholder="Nightly export"
        data-autofocus
        required
        maxLength={100}
        value={name}
        error={errorOf('name')}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <ScopeChoice
        value={chosen}
        error={lacksScopes ? 'Choose at least one scope.' : errorOf('scopes')}
        onChange={(scopes) => {
          setChosen(scopes)
          setLacksScopes(false)
        }}
      />
      <NativeSelect
        label="Expires"
        data={lifetimes}
        maw={200}
        value={days}
        error={errorOf('expires_at')}
        onChange={({ currentTarget }) => setDays(currentTarget.value)}
      />
    </DialogForm>
  )
}

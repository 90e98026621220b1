import { Button, Checkbox, Group, Modal, NativeSelect, SimpleGrid, Stack, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { api, type Schemas } from '../../api/client.ts'
import { Problem } from '../../api/problem.ts'
import { ProblemNote } from '../../components/problem-note.tsx'
import { KeySecret } from './key-secret.tsx'
import { allScopes, scopes, type Scope } from './scopes.ts'

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
      <Modal
        opened={opened}
        onClose={onClose}
        title="Create key"
        size="lg"
        closeOnClickOutside={false}
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
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

function KeyForm({
  onCancel,
  onCreated,
}: {
  onCancel: () => void
  onCreated: (response: Schemas['KeyWithSecret']) => void
}): ReactNode {
  const queryClient = useQueryClient()
  const [name, setName] = useState('')
  const [chosen, setChosen] = useState<Scope[]>([])
  const [days, setDays] = useState('')
  const [lacksScopes, setLacksScopes] = useState(false)
  const create = api.useMutation('post', '/keys', {
    gcTime: 0,
    onSuccess: (response) => {
      onCreated(response)
      return queryClient.invalidateQueries({ queryKey: ['get', '/keys'] })
    },
  })
  const problem = create.error ? Problem.of(create.error) : undefined
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        setLacksScopes(chosen.length === 0)
        if (chosen.length === 0) return
        // The end of the day, so that another try sends the same time.
        const until = new Date(Date.now() + Number(days) * dayMs)
        until.setHours(23, 59, 59, 0)
        create.mutate({
          body: { name, scopes: chosen, expires_at: days === '' ? null : until.toISOString() },
        })
      }}
    >
      <Stack gap="lg">
        <TextInput
          label="Name"
          description="The program that will use it."
          placeholder="Nightly export"
          data-autofocus
          required
          withAsterisk={false}
          maxLength={100}
          value={name}
          error={problem?.param === 'name' && problem.message}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <Checkbox.Group
          label="Scopes"
          description="Choose only what the program needs: scopes cannot be changed later."
          value={chosen}
          error={lacksScopes ? 'Choose at least one scope.' : problem?.param === 'scopes' && problem.message}
          onChange={(values) => {
            setChosen(allScopes.filter((scope) => values.includes(scope)))
            setLacksScopes(false)
          }}
        >
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="lg" mt="md">
            {(['read:', 'write:'] as const).map((kind) => (
              <Stack key={kind} gap="sm">
                {allScopes
                  .filter((scope) => scope.startsWith(kind))
                  .map((scope) => (
                    <Checkbox
                      key={scope}
                      value={scope}
                      label={<span className="code">{scope}</span>}
                      description={scopes[scope]}
                    />
                  ))}
              </Stack>
            ))}
          </SimpleGrid>
        </Checkbox.Group>
        <NativeSelect
          label="Expires"
          data={lifetimes}
          maw={200}
          value={days}
          error={problem?.param === 'expires_at' && problem.message}
          onChange={({ currentTarget }) => setDays(currentTarget.value)}
        />
        {problem?.param === undefined && <ProblemNote error={create.error} />}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" loading={create.isPending}>
            Create
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

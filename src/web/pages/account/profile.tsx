import { Button, Stack } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { TextField } from '../../components/fields.tsx'
import { Form } from '../../components/form.tsx'
import { api } from '../../api/client.ts'
import { Problem } from '../../api/problem.ts'
import { sessionQuery, useSession } from '../../api/session.ts'
import { ProblemNote } from '../../components/problem-note.tsx'
import { Section } from '../../components/section.tsx'
import { CurrentPassword } from './current-password.tsx'

/** Lets users change their name and address. */
export function Profile(): ReactNode {
  const { user } = useSession()
  const [name, setName] = useState(user.name)
  const [email, setEmail] = useState(user.email)
  const [password, setPassword] = useState('')
  const change = useChangeMe(() => setPassword(''))
  const isOther = email !== user.email
  const problem = change.error ? Problem.of(change.error) : undefined
  const errorOf = (param: string) => problem?.param === param && problem.message
  const proof = isOther ? { email, current_password: password } : {}
  return (
    <Section title="Name and address" lead="Your name and address are the same in all your workspaces.">
      <Form onSubmit={() => change.mutate({ body: { name, ...proof } })}>
        <Stack gap="md" maw={380} align="stretch">
          <TextField
            label="Name"
            dir="auto"
            autoComplete="name"
            required
            maxLength={200}
            value={name}
            error={errorOf('name')}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
          <TextField
            label="Email"
            type="email"
            autoComplete="email"
            required
            maxLength={320}
            value={email}
            error={errorOf('email')}
            onChange={({ currentTarget }) => setEmail(currentTarget.value)}
          />
          {isOther && (
            <CurrentPassword
              description="Required to change the address. The previous address is notified if the server sends email."
              value={password}
              error={errorOf('current_password')}
              onChange={setPassword}
            />
          )}
          {problem?.param === undefined && <ProblemNote error={change.error} />}
          <Button type="submit" loading={change.isPending} style={{ alignSelf: 'flex-start' }}>
            Save
          </Button>
        </Stack>
      </Form>
    </Section>
  )
}

/** Returns the mutation that saves the name and address, and then reloads the session. */
function useChangeMe(onSaved: () => void) {
  const queryClient = useQueryClient()
  return api.useMutation('patch', '/me', {
    onSuccess: async () => {
      onSaved()
      await queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey })
      notifications.show({ message: 'Your name and address are saved.' })
    },
  })
}

import { Button, Stack } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useState, type ReactNode } from 'react'
import { PasswordField } from '../../components/fields.tsx'
import { Form } from '../../components/form.tsx'
import { api } from '../../api/client.ts'
import { Problem } from '../../api/problem.ts'
import { useSession } from '../../api/session.ts'
import { ProblemNote } from '../../components/problem-note.tsx'
import { Section } from '../../components/section.tsx'

const none = { current: '', next: '' }

export function Password(): ReactNode {
  const { user } = useSession()
  const [{ current, next }, setTyped] = useState(none)
  const change = api.useMutation('post', '/password', {
    onSuccess: () => {
      setTyped(none)
      notifications.show({ message: 'Your password was changed, and your other sessions have ended.' })
    },
  })
  const problem = change.error ? Problem.of(change.error) : undefined
  const isCurrent = problem?.code === 'wrong_password' || problem?.param === 'current_password'
  const isNext = problem?.code === 'weak_password' || problem?.param === 'new_password'
  return (
    <Section title="Password" lead="Changing the password ends your other sessions.">
      <Form onSubmit={() => change.mutate({ body: { current_password: current, new_password: next } })}>
        <Stack gap="md" maw={380} align="stretch">
          <input type="hidden" name="username" autoComplete="username" value={user.email} />
          <PasswordField
            label="Current password"
            autoComplete="current-password"
            required
            value={current}
            error={isCurrent && problem?.message}
            aria-invalid={isCurrent}
            onChange={({ currentTarget }) => setTyped({ current: currentTarget.value, next })}
          />
          <PasswordField
            label="New password"
            description="12 characters or more; a sentence is easier to remember than a word."
            autoComplete="new-password"
            required
            minLength={12}
            maxLength={200}
            value={next}
            error={isNext && problem?.message}
            aria-invalid={isNext}
            onChange={({ currentTarget }) => setTyped({ current, next: currentTarget.value })}
          />
          {!isCurrent && !isNext && <ProblemNote error={change.error} />}
          <Button type="submit" loading={change.isPending} style={{ alignSelf: 'flex-start' }}>
            Change password
          </Button>
        </Stack>
      </Form>
    </Section>
  )
}

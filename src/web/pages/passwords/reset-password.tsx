import { Button, Stack } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { PasswordField } from '../../components/fields.tsx'
import { Form } from '../../components/form.tsx'
import { api } from '../../api/client.ts'
import { Problem } from '../../api/problem.ts'
import { ButtonLink } from '../../components/link.tsx'
import { Note } from '../../components/note.tsx'
import { ProblemNote } from '../../components/problem-note.tsx'
import { linkToken, VisitorPage } from '../../components/visitor-page.tsx'

/** Lets a person set a new password through the link in an email. */
export function ResetPassword(): ReactNode {
  const [token] = useState(linkToken)
  const [password, setPassword] = useState('')
  const complete = api.useMutation('post', '/password-resets/completions', { gcTime: 0 })
  const problem = complete.error ? Problem.of(complete.error) : undefined
  const isField = problem?.param === 'new_password'
  if (complete.isSuccess) return <PasswordIsSet />
  if (token === '' || problem?.code === 'not_found') return <LinkExpired />
  return (
    <VisitorPage title="Set a new password" lead="This ends all your sessions, on every device.">
      <Form onSubmit={() => complete.mutate({ body: { token, new_password: password } })}>
        <Stack gap="md">
          <PasswordField
            label="New password"
            description="12 characters or more; a sentence is easier to remember than a word."
            autoComplete="new-password"
            autoFocus
            required
            size="md"
            minLength={12}
            maxLength={200}
            value={password}
            error={isField && problem?.message}
            aria-invalid={isField}
            onChange={({ currentTarget }) => setPassword(currentTarget.value)}
          />
          {!isField && <ProblemNote error={complete.error} />}
          <Button type="submit" size="md" fullWidth mt="xs" loading={complete.isPending}>
            Set password
          </Button>
        </Stack>
      </Form>
    </VisitorPage>
  )
}

function PasswordIsSet(): ReactNode {
  return (
    <VisitorPage title="Your password is set">
      <Stack gap="md">
        <Note role="status">All your sessions have ended. Sign in with the new password.</Note>
        <ButtonLink to="/settings/sign-in" size="md" fullWidth>
          Sign in
        </ButtonLink>
      </Stack>
    </VisitorPage>
  )
}

function LinkExpired(): ReactNode {
  return (
    <VisitorPage title="This link no longer works">
      <Stack gap="md">
        <Note kind="warn" role="alert">
          It was already used, is older than an hour, or was copied incompletely.
        </Note>
        <ButtonLink to="/settings/forgot-password" size="md" fullWidth>
          Request another link
        </ButtonLink>
      </Stack>
    </VisitorPage>
  )
}

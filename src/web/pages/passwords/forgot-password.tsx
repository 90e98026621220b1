import { Button, Stack, Text } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { TextField } from '../../components/fields.tsx'
import { Form } from '../../components/form.tsx'
import { api } from '../../api/client.ts'
import { Problem } from '../../api/problem.ts'
import { CodeBlock } from '../../components/code-block.tsx'
import { PageLink } from '../../components/link.tsx'
import { Note } from '../../components/note.tsx'
import { ProblemNote } from '../../components/problem-note.tsx'
import { VisitorPage } from '../../components/visitor-page.tsx'

/** Asks for an address, and sends a link to set a new password there. */
export function ForgotPassword(): ReactNode {
  const [email, setEmail] = useState('')
  const request = api.useMutation('post', '/password-resets')
  const isMailNotConfigured =
    request.error !== null && Problem.of(request.error).code === 'mail_not_configured'
  return (
    <VisitorPage
      title="Reset your password"
      lead="Enter the address of your account. You get a link to set a new password."
    >
      <Form onSubmit={() => request.mutate({ body: { email } })}>
        <Stack gap="md">
          <TextField
            label="Email"
            type="email"
            name="email"
            autoComplete="username"
            autoFocus
            required
            size="md"
            value={email}
            onChange={({ currentTarget }) => {
              setEmail(currentTarget.value)
              request.reset()
            }}
          />
          {request.isSuccess && (
            <Note role="status">
              If {email} has an account, a link was sent to it. The link works once and expires after an hour.
            </Note>
          )}
          {isMailNotConfigured ? <MailNotConfigured email={email} /> : <ProblemNote error={request.error} />}
          <Button type="submit" size="md" fullWidth mt="xs" loading={request.isPending}>
            Send link
          </Button>
          <PageLink to="/settings/sign-in" size="sm">
            Back to sign-in
          </PageLink>
        </Stack>
      </Form>
    </VisitorPage>
  )
}

/** Explains how an operator can help. */
function MailNotConfigured({ email }: { email: string }): ReactNode {
  return (
    <Note kind="warn" role="alert">
      <Text size="sm" mb="sm">
        This server does not send mail. Ask its operator to set SMTP_URL and MAIL_FROM, or to give you a new
        password:
      </Text>
      <CodeBlock label="Command" text={`taskwire users reset-password \\\n  --email ${email}`} />
    </Note>
  )
}

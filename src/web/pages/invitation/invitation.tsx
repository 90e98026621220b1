import { Button, Stack } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { PasswordField, TextField } from '../../components/fields.tsx'
import { Form } from '../../components/form.tsx'
import { api, client, type Schemas } from '../../api/client.ts'
import { Problem } from '../../api/problem.ts'
import { isCodeRequest, useSignInCode } from '../../components/code-input.tsx'
import { ErrorState } from '../../components/error-state.tsx'
import { ButtonLink, PageLink } from '../../components/link.tsx'
import { LoadingState } from '../../components/loading-state.tsx'
import { Note } from '../../components/note.tsx'
import { ProblemNote } from '../../components/problem-note.tsx'
import { linkToken, VisitorPage } from '../../components/visitor-page.tsx'
import { landingPage } from '../start/landing.ts'

/** Lets a person join a workspace through an invitation link. */
export function Invitation(): ReactNode {
  const [token] = useState(linkToken)
  const lookUp = useQuery({
    queryKey: ['invitation', token],
    queryFn: async () => (await client.POST('/invitations/look-ups', { body: { token } })).data?.data ?? null,
    enabled: token !== '',
    staleTime: Infinity,
  })
  if (token === '' || (lookUp.error && Problem.of(lookUp.error).code === 'not_found'))
    return <InvitationEnded />
  if (lookUp.error) {
    return (
      <VisitorPage title="Invitation">
        <ErrorState error={lookUp.error} onRetry={() => void lookUp.refetch()} />
      </VisitorPage>
    )
  }
  if (!lookUp.data) {
    return (
      <VisitorPage title="Invitation">
        <LoadingState />
      </VisitorPage>
    )
  }
  return <Join token={token} invitation={lookUp.data} />
}

function InvitationEnded(): ReactNode {
  return (
    <VisitorPage title="This invitation no longer works">
      <Note kind="warn" role="alert">
        It was used, revoked or replaced, is older than seven days, or was copied incompletely. If you have
        already joined, sign in; otherwise, ask for a new invitation.
      </Note>
      <ButtonLink to="/settings/sign-in" size="md" fullWidth mt="md">
        Sign in
      </ButtonLink>
    </VisitorPage>
  )
}

interface JoinProps {
  token: string
  invitation: Schemas['InvitationPreview']
}

function Join({ token, invitation }: JoinProps): ReactNode {
  const { email, role, workspace, has_account } = invitation
  const queryClient = useQueryClient()
  const code = useSignInCode()
  const accept = api.useMutation('post', '/invitations/acceptances', {
    gcTime: 0,
    onError: code.onError,
    // Reloads, so that neither a previous session nor the link in the history remains.
    onSuccess: async () => location.replace(await landingPage(queryClient, role)),
  })
  if (accept.error && Problem.of(accept.error).code === 'not_found') return <InvitationEnded />
  return (
    <VisitorPage
      title={`Join ${workspace.name}`}
      lead={
        <>
          {email} is invited as {role === 'member' ? 'a' : 'an'} {role}.{' '}
          {has_account
            ? 'This address has an account: enter its password.'
            : 'You get an account with the name and password that you choose.'}
        </>
      }
    >
      <JoinForm
        invitation={invitation}
        codeField={code.field}
        error={isCodeRequest(accept.error) ? null : accept.error}
        isPending={accept.isPending || accept.isSuccess}
        onSubmit={(fields) => accept.mutate({ body: { token, ...fields, ...code.body } })}
      />
    </VisitorPage>
  )
}

interface JoinFormProps {
  invitation: Schemas['InvitationPreview']
  codeField: ReactNode
  error: unknown
  isPending: boolean
  onSubmit: (fields: { password: string; name?: string }) => void
}

function JoinForm({ invitation, codeField, error, isPending, onSubmit }: JoinFormProps): ReactNode {
  const { email, has_account } = invitation
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const problem = error ? Problem.of(error) : undefined
  const errorOf = (param: string) => problem?.param === param && problem.message
  return (
    <Form onSubmit={() => onSubmit({ password, ...(has_account ? {} : { name }) })}>
      <Stack gap="md">
        <input type="hidden" name="username" autoComplete="username" value={email} />
        {!has_account && (
          <TextField
            label="Name"
            dir="auto"
            autoComplete="name"
            autoFocus
            required
            size="md"
            maxLength={100}
            value={name}
            error={errorOf('name')}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
        )}
        <PasswordField
          label="Password"
          description={!has_account && '12 characters or more; a sentence is easier to remember than a word.'}
          autoComplete={has_account ? 'current-password' : 'new-password'}
          autoFocus={has_account}
          required
          size="md"
          {...(has_account ? {} : { minLength: 12 })}
          maxLength={200}
          value={password}
          error={errorOf('password')}
          onChange={({ currentTarget }) => setPassword(currentTarget.value)}
        />
        {codeField}
        {problem?.param === undefined && <ProblemNote error={error} />}
        <Button type="submit" size="md" fullWidth mt="xs" loading={isPending}>
          Join
        </Button>
        {has_account && (
          <PageLink to="/settings/forgot-password" size="sm">
            Forgot password?
          </PageLink>
        )}
      </Stack>
    </Form>
  )
}

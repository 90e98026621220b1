import { Button, Stack } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { getRouteApi, useRouter } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { PasswordField, TextField } from '../../components/fields.tsx'
import { Form } from '../../components/form.tsx'
import { api } from '../../api/client.ts'
import { switchSession } from '../../api/session.ts'
import { useSignInCode } from '../../components/code-input.tsx'
import { PageLink } from '../../components/link.tsx'
import { VisitorPage } from '../../components/visitor-page.tsx'
import { landingPage } from '../start/landing.ts'

const route = getRouteApi('/settings/sign-in')

export function SignIn(): ReactNode {
  const { next } = route.useSearch()
  const router = useRouter()
  const queryClient = useQueryClient()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const code = useSignInCode()
  const signIn = api.useMutation('post', '/session', {
    onError: code.onError,
    onSuccess: async (session) => {
      await switchSession(queryClient, session)
      router.history.push(safeNext(next) ?? (await landingPage(queryClient, session.data.role)))
    },
  })
  return (
    <VisitorPage title="Sign in to Taskwire" lead="Your workspace’s projects and integrations.">
      <Form onSubmit={() => signIn.mutate({ body: { email, password, ...code.body } })}>
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
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
          <PasswordField
            label="Password"
            name="password"
            autoComplete="current-password"
            required
            size="md"
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
          {code.show(signIn.error)}
          <Button type="submit" size="md" fullWidth mt="xs" loading={signIn.isPending}>
            Sign in
          </Button>
          <PageLink to="/settings/forgot-password" size="sm">
            Forgot password?
          </PageLink>
        </Stack>
      </Form>
    </VisitorPage>
  )
}

/** Returns the requested page if it belongs to this application: other URLs would be open redirects. */
function safeNext(next: string | undefined): string | undefined {
  const url = URL.parse(next ?? '', location.origin)
  const isPage = url?.origin === location.origin && /^\/(work|settings)(\/|$)/.test(url.pathname)
  return isPage && url.pathname !== '/settings' ? `${url.pathname}${url.search}${url.hash}` : undefined
}

import { Anchor, Button, Group, MantineThemeProvider, Modal, Stack, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { PasswordField, TextField } from '../components/fields.tsx'
import { Form } from '../components/form.tsx'
import { api, client } from '../api/client.ts'
import { onSessionRequired } from '../api/session-required.ts'
import { sessionQuery, useSession } from '../api/session.ts'
import { useSignInCode } from '../components/code-input.tsx'

/** Asks for the password over the page when the session has ended. Requests wait and then continue. */
export function SignInAgain({ children }: { children: ReactNode }): ReactNode {
  const session = useSession()
  const { isOpen, password, setPassword, code, signIn } = usePrompt(session.workspace.id)
  // Pressing Escape here must not close the dialogs underneath.
  const behind = { components: { Modal: { defaultProps: { closeOnEscape: !isOpen } } } }
  return (
    <>
      <MantineThemeProvider theme={behind}>{children}</MantineThemeProvider>
      <Modal
        opened={isOpen}
        onClose={() => undefined}
        title="Sign in to continue"
        withCloseButton={false}
        closeOnClickOutside={false}
        closeOnEscape={false}
        zIndex={1000}
      >
        <Form onSubmit={() => signIn.mutate({ body: { email: session.user.email, password, ...code.body } })}>
          <Stack gap="md">
            <Text size="sm">Your session has ended. Sign in to continue where you left off.</Text>
            <TextField
              label="Email"
              type="email"
              autoComplete="username"
              readOnly
              value={session.user.email}
            />
            <PasswordField
              label="Password"
              autoComplete="current-password"
              required
              data-autofocus
              value={password}
              onChange={(event) => setPassword(event.currentTarget.value)}
            />
            {code.show(signIn.error)}
            <Group justify="space-between">
              <Anchor href="/settings/sign-in" size="sm">
                Sign in as someone else
              </Anchor>
              <Button type="submit" loading={signIn.isPending}>
                Sign in
              </Button>
            </Group>
          </Stack>
        </Form>
      </Modal>
    </>
  )
}

/** Opens the prompt when a request finds no session, and lets it continue after signing in. */
function usePrompt(workspaceId: string) {
  const queryClient = useQueryClient()
  const resolve = useRef<(signedIn: boolean) => void>(undefined)
  const [isOpen, setIsOpen] = useState(false)
  const [password, setPassword] = useState('')
  const code = useSignInCode()

  useEffect(
    () =>
      onSessionRequired(
        () =>
          new Promise((done) => {
            resolve.current = done
            setPassword('')
            setIsOpen(true)
          }),
      ),
    [],
  )

  const signIn = api.useMutation('post', '/session', {
    onError: code.onError,
    onSuccess: async ({ data }) => {
      // Waiting requests belong to this page's workspace, not to the one used last.
      if (data.workspace.id !== workspaceId) {
        await client.PATCH('/session', { body: { workspace_id: workspaceId } })
      }
      setIsOpen(false)
      code.reset()
      resolve.current?.(true)
      await queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey })
    },
  })
  return { isOpen, password, setPassword, code, signIn }
}

import { Button, Group, Modal, Stack } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { sessionQuery } from '../../api/session.ts'
import { CodeBlock } from '../../components/code-block.tsx'
import { Note } from '../../components/note.tsx'

interface RecoveryCodesProps {
  /** The codes; undefined while closed. */
  codes: readonly string[] | undefined
  onDone: () => void
}

/** Shows recovery codes once. Closes by its button only, so that no stray click or key loses them. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps): ReactNode {
  return (
    <Modal
      opened={codes !== undefined}
      onClose={onDone}
      title="Recovery codes"
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
    >
      <Stack gap="lg">
        <Note kind="warn">
          Keep these codes somewhere safe: they are not shown again. Each code signs you in once without your
          authenticator app.
        </Note>
        <CodeBlock label="Recovery codes" text={(codes ?? []).join('\n')} />
        <Group justify="flex-end">
          <Button onClick={onDone}>Done</Button>
        </Group>
      </Stack>
    </Modal>
  )
}

/** Returns a function that refetches the session. */
export function useRefreshSession(): () => Promise<void> {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey })
}

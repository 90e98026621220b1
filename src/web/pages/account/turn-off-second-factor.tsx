import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { api } from '../../api/client.ts'
import { ProofDialog } from './proof-dialog.tsx'
import { useRefreshSession } from './recovery-codes.tsx'

/** Shows a button that turns the second factor off. */
export function TurnOffSecondFactor(): ReactNode {
  const [isOpen, { open, close }] = useDisclosure()
  const refresh = useRefreshSession()
  const remove = api.useMutation('post', '/me/second-factor/removals', {
    onSuccess: async () => {
      close()
      await refresh()
    },
  })
  return (
    <>
      <Button variant="default" onClick={open}>
        Turn off
      </Button>
      <ProofDialog
        title="Turn off the second factor"
        verb="Turn off"
        isDestructive
        opened={isOpen}
        isPending={remove.isPending}
        error={remove.error}
        onSubmit={(body) => remove.mutate({ body })}
        onClose={close}
      >
        Signing in will need only your password.
      </ProofDialog>
    </>
  )
}

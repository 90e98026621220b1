import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { api } from '../../api/client.ts'
import { useSession } from '../../api/session.ts'
import { NameDialog } from '../../components/name-dialog.tsx'

/** Shows a button that opens a dialog for the workspace's name. */
export function RenameWorkspace(): ReactNode {
  const [isOpen, { open, close }] = useDisclosure()
  const { workspace } = useSession()
  const queryClient = useQueryClient()
  const update = api.useMutation('patch', '/workspace', {
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['get', '/session'] }),
  })
  return (
    <>
      <Button variant="default" onClick={open}>
        Rename workspace
      </Button>
      <NameDialog
        title="Rename workspace"
        verb="Rename"
        initial={workspace.name}
        opened={isOpen}
        onClose={close}
        save={(name) => update.mutateAsync({ body: { name } })}
      />
    </>
  )
}

import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { useSession } from '../../api/session.ts'
import { NameDialog } from '../../components/name-dialog.tsx'
import { useUpdateWorkspace } from './use-update-workspace.ts'

/** Shows a button that opens a dialog for the workspace's name. */
export function RenameWorkspace(): ReactNode {
  const [isOpen, { open, close }] = useDisclosure()
  const { workspace } = useSession()
  const update = useUpdateWorkspace()
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
        refusal="The workspace was not renamed"
        save={(name) => update.mutateAsync({ body: { name } })}
      />
    </>
  )
}

import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { useSession } from '../../api/session.ts'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { PageLink } from '../../components/link.tsx'
import { useUpdateWorkspace } from './use-update-workspace.ts'

/** Shows the button that turns the second-factor requirement for owners and admins on or off. */
export function RequireSecondFactor(): ReactNode {
  const [isOpen, { open, close }] = useDisclosure()
  const { workspace, user } = useSession()
  const update = useUpdateWorkspace()
  const isRequired = workspace.require_second_factor
  if (!isRequired && !user.second_factor)
    return <PageLink to="/settings/account">Set up your own first</PageLink>
  const verb = isRequired ? 'Stop requiring' : 'Require second factor'
  const body = { require_second_factor: !isRequired }
  return (
    <>
      <Button variant="default" onClick={open}>
        {verb}
      </Button>
      <ConfirmDialog
        title={isRequired ? 'Stop requiring a second factor?' : 'Require a second factor?'}
        verb={verb}
        opened={isOpen}
        onClose={close}
        isPending={update.isPending}
        error={update.error}
        onConfirm={() => update.mutate({ body }, { onSuccess: close })}
      >
        {isRequired
          ? 'Owners and admins may then use the workspace without one.'
          : 'Owners and admins must set one up before they can continue to use the workspace.'}
      </ConfirmDialog>
    </>
  )
}

import { Button, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { api, client, type Schemas } from '../../api/client.ts'
import { listQuery, useList } from '../../api/list.ts'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { DataTable, type Column } from '../../components/data-table.tsx'
import { ListState } from '../../components/list-state.tsx'
import { RelativeTime } from '../../components/relative-time.tsx'
import { Section } from '../../components/section.tsx'
import classes from './member-table.module.css'

type Invitation = Schemas['Invitation']

const roles = { owner: 'Owner', admin: 'Admin', member: 'Member' }

const columns: Column<Invitation>[] = [
  {
    header: 'Address',
    isTitle: true,
    cell: ({ email, name }) => (
      <>
        <strong className={classes.address}>{email}</strong>
        {name !== null && (
          <div>
            <bdi>{name}</bdi>
          </div>
        )}
      </>
    ),
  },
  { header: 'Role', cell: ({ role }) => roles[role] },
  { header: 'Invited by', cell: ({ invited_by }) => <bdi>{invited_by?.name ?? 'An operator'}</bdi> },
  { header: 'Invited', cell: ({ created_at }) => <RelativeTime at={created_at} /> },
  { header: 'Expires', cell: ({ expires_at }) => <RelativeTime at={expires_at} /> },
  { header: 'Actions', isMenu: true, cell: (invitation) => <Revoke invitation={invitation} /> },
]

export const invitationsQuery = listQuery('/invitations', {}, (page, signal) =>
  client.GET('/invitations', { params: { query: { limit: 50, ...page } }, signal }),
)

/** Shows the pending invitations. */
export function Invitations(): ReactNode {
  const list = useList(invitationsQuery)
  return (
    <Section
      title="Invitations"
      lead="Unused invitation links. Each works once and expires after seven days."
    >
      <ListState list={list} rows={2} empty={<Text size="sm">There are no pending invitations.</Text>}>
        {(entries) => (
          <DataTable label="Invitations" columns={columns} rows={entries} keyOf={({ id }) => id} />
        )}
      </ListState>
    </Section>
  )
}

function Revoke({ invitation: { id, email } }: { invitation: Invitation }): ReactNode {
  const queryClient = useQueryClient()
  const [isOpen, { open, close }] = useDisclosure()
  const revoke = api.useMutation('delete', '/invitations/{id}', {
    onSuccess: () => {
      close()
      notifications.show({ message: `The invitation for ${email} is revoked.` })
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['get', '/invitations'] }),
  })
  return (
    <>
      <Button variant="default" size="xs" aria-label={`Revoke the invitation for ${email}`} onClick={open}>
        Revoke
      </Button>
      <ConfirmDialog
        opened={isOpen}
        title={`Revoke the invitation for ${email}?`}
        verb="Revoke"
        isDestructive
        isPending={revoke.isPending}
        error={revoke.error}
        onClose={close}
        onConfirm={() => revoke.mutate({ params: { path: { id } } })}
      >
        <Text size="sm">The link stops working. You can invite the address again.</Text>
      </ConfirmDialog>
    </>
  )
}

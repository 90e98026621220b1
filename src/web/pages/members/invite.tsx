import { Button, Modal, NativeSelect } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { TextField } from '../../components/fields.tsx'
import { api, type Schemas } from '../../api/client.ts'
import { Problem } from '../../api/problem.ts'
import { DialogForm } from '../../components/dialog-form.tsx'
import { SecretDialog } from '../../components/secret-dialog.tsx'

const roles = [
  { value: 'member', label: 'Member' },
  { value: 'admin', label: 'Admin' },
]

/** Shows the button that invites a person, its dialog, and the resulting link. */
export function Invite(): ReactNode {
  const [isOpen, { open, close }] = useDisclosure()
  const [made, setMade] = useState<Schemas['InvitationWithUrl']>()
  return (
    <>
      <Button onClick={open}>Invite</Button>
      <Modal opened={isOpen} onClose={close} title="Invite" closeOnClickOutside={false}>
        <InviteForm
          onCancel={close}
          onInvited={(answer) => {
            close()
            setMade(answer)
          }}
        />
      </Modal>
      <SecretDialog
        secret={made?.url}
        title={`${made?.data.email ?? 'A person'} is invited`}
        label="Invitation link"
        warning="If this server sends email, the invitation was sent, unless the address already got five emails today and has never signed in. Copy the link now: it is not shown again. It works once and expires after seven days."
        whenLost="The link was created, but the response was lost. Invite the address again to get a new link."
        onDone={() => setMade(undefined)}
      />
    </>
  )
}

interface InviteFormProps {
  onCancel: () => void
  onInvited: (answer: Schemas['InvitationWithUrl']) => void
}

function InviteForm({ onCancel, onInvited }: InviteFormProps): ReactNode {
  const queryClient = useQueryClient()
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<Schemas['InvitedRole']>('member')
  const invite = api.useMutation('post', '/invitations', {
    gcTime: 0,
    onSuccess: (answer) => {
      onInvited(answer)
      return queryClient.invalidateQueries({ queryKey: ['get', '/invitations'] })
    },
  })
  const problem = invite.error ? Problem.of(invite.error) : undefined
  const isAddress = problem?.param === 'email' || problem?.code === 'already_member'
  return (
    <DialogForm
      verb="Send invitation"
      isPending={invite.isPending}
      error={isAddress ? null : invite.error}
      onSubmit={() => invite.mutate({ body: { email, role } })}
      onCancel={onCancel}
    >
      <TextField
        label="Email"
        type="email"
        data-autofocus
        required
        maxLength={320}
        value={email}
        error={isAddress && problem?.message}
        onChange={({ currentTarget }) => setEmail(currentTarget.value)}
      />
      <NativeSelect
        label="Role"
        description="Admins manage keys, webhooks, projects and members. Members do not."
        data={roles}
        value={role}
        onChange={({ currentTarget }) => setRole(currentTarget.value === 'admin' ? 'admin' : 'member')}
      />
    </DialogForm>
  )
}

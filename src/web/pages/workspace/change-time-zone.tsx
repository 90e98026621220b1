import { Button, Modal, NativeSelect } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useState, type ReactNode } from 'react'
import { useSession } from '../../api/session.ts'
import { DialogForm } from '../../components/dialog-form.tsx'
import { zonesWith } from '../../time-zones.ts'
import { useUpdateWorkspace } from './use-update-workspace.ts'

/** Shows a button that opens a dialog for the workspace's time zone. */
export function ChangeTimeZone(): ReactNode {
  const [isOpen, { open, close }] = useDisclosure()
  return (
    <>
      <Button variant="default" onClick={open}>
        Change time zone
      </Button>
      <Modal opened={isOpen} onClose={close} title="Change time zone">
        <TimeZoneForm onClose={close} />
      </Modal>
    </>
  )
}

function TimeZoneForm({ onClose }: { onClose: () => void }): ReactNode {
  const { workspace } = useSession()
  const [zone, setZone] = useState(workspace.time_zone)
  const update = useUpdateWorkspace()
  return (
    <DialogForm
      verb="Save"
      isPending={update.isPending}
      error={update.error}
      onSubmit={() => update.mutate({ body: { time_zone: zone } }, { onSuccess: onClose })}
      onCancel={onClose}
    >
      <NativeSelect
        label="Time zone"
        description="Recurring tasks use the current date in this time zone to find their next due date."
        data={zonesWith(workspace.time_zone)}
        value={zone}
        onChange={({ currentTarget }) => setZone(currentTarget.value)}
        data-autofocus
      />
    </DialogForm>
  )
}

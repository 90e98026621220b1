import { Button, Group, Modal, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { ProblemNote } from './problem-note.tsx'

interface ConfirmDialogProps {
  opened: boolean
  title: string
  /** The button's label. */
  verb: string
  isDestructive?: boolean
  isPending: boolean
  error: unknown
  onConfirm: () => void
  onClose: () => void
  /** The consequences, and whom they affect. */
  children: ReactNode
}

/** Asks for confirmation of an action that others will notice. */
export function ConfirmDialog(props: ConfirmDialogProps): ReactNode {
  const { opened, title, verb, isDestructive = false, isPending, error, onConfirm, onClose, children } = props
  return (
    <Modal opened={opened} onClose={onClose} title={title} closeButtonProps={{ 'aria-label': 'Close' }}>
      <Stack gap="lg">
        {children}
        <ProblemNote error={error} />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button color={isDestructive ? 'red.9' : 'brand'} loading={isPending} onClick={onConfirm}>
            {verb}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}

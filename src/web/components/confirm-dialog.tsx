import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { DialogForm } from './dialog-form.tsx'

export interface ConfirmDialogProps {
  opened: boolean
  title: ReactNode
  /** The button's label. */
  verb: string
  isDestructive?: boolean
  isPending: boolean
  error: unknown
  onConfirm: () => void
  onClose: () => void
  /** The consequences of the action, and the people affected. */
  children: ReactNode
}

/** Asks for confirmation of an action that affects others. */
export function ConfirmDialog({ opened, title, onConfirm, onClose, ...form }: ConfirmDialogProps): ReactNode {
  return (
    <Modal opened={opened} onClose={onClose} title={title}>
      <DialogForm {...form} onSubmit={onConfirm} onCancel={onClose} />
    </Modal>
  )
}

import { Modal } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useShown } from '../use-shown.ts'
import { TextField } from './fields.tsx'
import { DialogForm } from './dialog-form.tsx'

interface NameDialogProps {
  title: ReactNode
  /** The button's label. */
  verb: string
  initial: string
  opened: boolean
  onClose: () => void
  save: (name: string) => Promise<unknown>
}

/** Asks for a name in a dialog. */
export function NameDialog({ title, opened, onClose, ...form }: NameDialogProps): ReactNode {
  return (
    <Modal opened={opened} onClose={onClose} title={title}>
      <NameForm {...form} onClose={onClose} />
    </Modal>
  )
}

function NameForm({ verb, initial, onClose, save }: Omit<NameDialogProps, 'title' | 'opened'>): ReactNode {
  const [name, setName] = useState(initial)
  const isShown = useShown()
  // The dialog may have been closed, and opened again, since the name was sent.
  const saving = useMutation({ mutationFn: save, onSuccess: () => isShown() && onClose() })
  return (
    <DialogForm
      verb={verb}
      isPending={saving.isPending}
      error={saving.error}
      onSubmit={() => saving.mutate(name)}
      onCancel={onClose}
    >
      <NameInput value={name} onChange={setName} />
    </DialogForm>
  )
}

/** Shows the field for a required name. */
export function NameInput({
  value,
  onChange,
}: {
  value: string
  onChange: (name: string) => void
}): ReactNode {
  return (
    <TextField
      label="Name"
      dir="auto"
      data-autofocus
      required
      maxLength={100}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}

import { Modal } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useDialogEnd } from '../use-dialog-end.ts'
import { TextField } from './fields.tsx'
import { DialogForm } from './dialog-form.tsx'

interface NameDialogProps {
  title: ReactNode
  /** The button's label. */
  verb: string
  initial: string
  opened: boolean
  onClose: () => void
  /** The title of a refusal that arrives after the dialog was closed. */
  refusal: string
  save: (name: string) => Promise<unknown>
}

/** Asks for a name in a dialog. */
export function NameDialog({ title, ...form }: NameDialogProps): ReactNode {
  const { opened, onClose } = form
  return (
    <Modal opened={opened} onClose={onClose} title={title}>
      <NameForm {...form} />
    </Modal>
  )
}

function NameForm(props: Omit<NameDialogProps, 'title'>): ReactNode {
  const { verb, initial, opened, onClose, refusal, save } = props
  const [name, setName] = useState(initial)
  const { close, onError } = useDialogEnd(onClose, refusal, opened)
  const saving = useMutation({ mutationFn: save, onSuccess: close, onError })
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

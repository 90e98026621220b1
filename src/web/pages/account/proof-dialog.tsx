import { Modal, Text } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { Problem } from '../../api/problem.ts'
import { CodeInput } from '../../components/code-input.tsx'
import { DialogForm } from '../../components/dialog-form.tsx'
import { CurrentPassword } from './current-password.tsx'

interface ProofDialogProps {
  title: string
  verb: string
  isDestructive?: boolean
  opened: boolean
  isPending: boolean
  error: unknown
  onSubmit: (proof: { current_password: string; code: string }) => void
  onClose: () => void
  /** The text of the dialog, which describes the consequences. */
  children: ReactNode
}

/** Asks for the password and a code of the second factor. */
export function ProofDialog({ title, opened, onClose, ...form }: ProofDialogProps): ReactNode {
  return (
    <Modal opened={opened} onClose={onClose} title={title}>
      <ProofForm {...form} onCancel={onClose} />
    </Modal>
  )
}

type ProofFormProps = Omit<ProofDialogProps, 'title' | 'opened' | 'onClose'> & { onCancel: () => void }

function ProofForm({ error, onSubmit, children, ...form }: ProofFormProps): ReactNode {
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const problem = error ? Problem.of(error) : undefined
  const errorOf = (param: string) => problem?.param === param && problem.message
  return (
    <DialogForm
      {...form}
      error={problem?.param === undefined ? error : null}
      onSubmit={() => onSubmit({ current_password: password, code })}
    >
      <Text size="sm">{children}</Text>
      <CurrentPassword value={password} onChange={setPassword} error={errorOf('current_password')} />
      <CodeInput value={code} onChange={setCode} error={errorOf('code')} />
    </DialogForm>
  )
}

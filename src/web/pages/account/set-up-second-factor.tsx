import { Button, Modal, Stack, Text, TextInput } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { api, type Schemas } from '../../api/client.ts'
import { Problem } from '../../api/problem.ts'
import { CodeInput } from '../../components/code-input.tsx'
import { DialogForm } from '../../components/dialog-form.tsx'
import { QrCode } from '../../components/qr-code.tsx'
import { CurrentPassword } from './current-password.tsx'
import { RecoveryCodes, useRefreshSession } from './recovery-codes.tsx'

type Secret = Schemas['SecondFactorSecretResponse']['data']

/** Shows a button that opens the setup steps: the password, the first code, and the recovery codes. */
export function SetUpSecondFactor({ isHidden }: { isHidden: boolean }): ReactNode {
  const [isOpen, setIsOpen] = useState(false)
  const [secret, setSecret] = useState<Secret>()
  const [codes, setCodes] = useState<readonly string[]>()
  const refresh = useRefreshSession()
  const close = (): void => {
    setIsOpen(false)
    setSecret(undefined)
  }
  const done = (): void => {
    setCodes(undefined)
    void refresh()
  }
  return (
    <>
      {!isHidden && <Button onClick={() => setIsOpen(true)}>Set up a second factor</Button>}
      <Modal opened={isOpen} onClose={close} title="Set up a second factor">
        {secret ? (
          <Confirm
            secret={secret}
            onCancel={close}
            onConfirmed={(made) => {
              setCodes(made)
              close()
            }}
          />
        ) : (
          <Begin onCancel={close} onSecret={setSecret} />
        )}
      </Modal>
      <RecoveryCodes codes={codes} onDone={done} />
    </>
  )
}

interface BeginProps {
  onSecret: (secret: Secret) => void
  onCancel: () => void
}

function Begin({ onSecret, onCancel }: BeginProps): ReactNode {
  const [password, setPassword] = useState('')
  const setUp = api.useMutation('post', '/me/second-factor', {
    gcTime: 0,
    onSuccess: ({ data }) => onSecret(data),
  })
  const problem = setUp.error ? Problem.of(setUp.error) : undefined
  const isPasswordProblem = problem?.param === 'current_password'
  return (
    <DialogForm
      verb="Continue"
      isPending={setUp.isPending}
      error={isPasswordProblem ? null : setUp.error}
      onSubmit={() => setUp.mutate({ body: { current_password: password } })}
      onCancel={onCancel}
    >
      <CurrentPassword value={password} onChange={setPassword} error={isPasswordProblem && problem.message} />
    </DialogForm>
  )
}

interface ConfirmProps {
  secret: Secret
  onConfirmed: (recoveryCodes: readonly string[]) => void
  onCancel: () => void
}

function Confirm({ secret, onConfirmed, onCancel }: ConfirmProps): ReactNode {
  const [code, setCode] = useState('')
  const confirm = api.useMutation('post', '/me/second-factor/confirmations', {
    gcTime: 0,
    onSuccess: ({ data }) => onConfirmed(data.recovery_codes),
  })
  const problem = confirm.error ? Problem.of(confirm.error) : undefined
  const isCodeProblem = problem?.param === 'code'
  return (
    <DialogForm
      verb="Confirm"
      isPending={confirm.isPending}
      error={isCodeProblem ? null : confirm.error}
      onSubmit={() => confirm.mutate({ body: { code } })}
      onCancel={onCancel}
    >
      <Stack gap="md">
        <Text size="sm">Scan this with your authenticator app, or type the key into the app.</Text>
        <QrCode text={secret.uri} label="QR code for the authenticator app" />
        <TextInput
          label="Key"
          readOnly
          value={secret.secret}
          styles={{ input: { fontFamily: 'var(--font-code)', fontSize: 'var(--text-sm)' } }}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <CodeInput
          value={code}
          onChange={setCode}
          description="The six digits that the app shows now."
          error={isCodeProblem && problem.message}
        />
      </Stack>
    </DialogForm>
  )
}

import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { CodeBlock } from './code-block.tsx'
import { CopyButton } from './copy-button.tsx'
import { Note } from './note.tsx'

interface SecretDialogProps {
  /** Closed without. Null: the answer that held it did not arrive, and it is shown to nobody again. */
  secret: string | null | undefined
  title: string
  /** What the secret's textbox is called. */
  label: 'Secret' | 'Signing secret'
  /** What to do when it was lost. */
  whenLost: string
  /** What to do with it next, and a command ready to paste. */
  next?: ReactNode
  command?: string
  onDone: () => void
}

/** Shows a secret, once. It goes by its own button only: no stray click or key loses it. */
export function SecretDialog({
  secret,
  title,
  label,
  whenLost,
  next,
  command,
  onDone,
}: SecretDialogProps): ReactNode {
  return (
    <Modal
      opened={secret !== undefined}
      onClose={onDone}
      title={title}
      size="lg"
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
    >
      <Stack gap="lg">
        {secret === null ? (
          <Note kind="warn">It was made, but its secret was lost on the way here. {whenLost}</Note>
        ) : (
          <>
            <Note kind="warn">
              This is the only time it is shown. Copy it now and keep it where you keep passwords. {whenLost}
            </Note>
            <Group gap="xs" align="flex-end" wrap="nowrap">
              <TextInput
                label={label}
                value={secret ?? ''}
                readOnly
                data-autofocus
                flex={1}
                miw={0}
                styles={{ input: { fontFamily: 'var(--font-code)', fontSize: 'var(--text-sm)' } }}
                onFocus={(event) => event.currentTarget.select()}
              />
              <CopyButton text={secret ?? ''} />
            </Group>
            {next && <Text size="sm">{next}</Text>}
            {command && <CodeBlock label="Command" text={command} />}
          </>
        )}
        <Group justify="flex-end">
          <Button onClick={onDone}>Done</Button>
        </Group>
      </Stack>
    </Modal>
  )
}

import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { CodeBlock } from './code-block.tsx'
import { CopyButton } from './copy-button.tsx'
import { Note } from './note.tsx'

interface SecretDialogProps {
  /** The secret; undefined while closed. Null if the response with it was lost, because it is never shown again. */
  secret: string | null | undefined
  title: string
  /** The textbox's label. */
  label: 'Secret' | 'Signing secret'
  /** The remedy if the secret was lost. */
  whenLost: string
  /** The next step, and a command ready to paste. */
  next?: ReactNode
  command?: string
  onDone: () => void
}

/** Shows a secret once. Closes by its button only, so that no stray click or key loses it. */
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

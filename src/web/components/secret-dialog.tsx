import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core'
import { useBlocker } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { CodeBlock } from './code-block.tsx'
import { CopyButton } from './copy-button.tsx'
import { Note } from './note.tsx'
import classes from './secret-dialog.module.css'

interface SecretDialogProps {
  /** The secret; undefined while closed. Null if the response with it was lost, because it is never shown again. */
  secret: string | null | undefined
  title: ReactNode
  /** The textbox's label. */
  label: string
  /** Shown with the secret: a warning that it is not shown again. */
  warning: ReactNode
  /** Shown instead of a secret that was lost: how to get a new one. */
  whenLost: ReactNode
  /** The next step, and a command ready to paste. */
  next?: ReactNode
  command?: string
  onDone: () => void
}

const stay = (): boolean => true

/**
 * Shows a secret once. Closes by its button only, so that no stray click or key loses it. The browser's back button does
 * nothing, and closing the window has to be confirmed.
 */
export function SecretDialog(props: SecretDialogProps): ReactNode {
  const { secret, title, label, warning, whenLost, next, command, onDone } = props
  useBlocker({ shouldBlockFn: stay, disabled: typeof secret !== 'string' })
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
          <Note kind="warn">{whenLost}</Note>
        ) : (
          <>
            <Note kind="warn">{warning}</Note>
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
            {command && (
              <div className={classes.command}>
                <CodeBlock label="Command" text={command} />
              </div>
            )}
          </>
        )}
        <Group justify="flex-end">
          <Button onClick={onDone}>Done</Button>
        </Group>
      </Stack>
    </Modal>
  )
}

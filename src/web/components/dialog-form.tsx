import { Button, Group, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { Form } from './form.tsx'
import { ProblemNote } from './problem-note.tsx'

interface DialogFormProps {
  /** The label of the button that submits. */
  verb: string
  isDestructive?: boolean
  isDisabled?: boolean
  isPending: boolean
  /** The error that belongs to no field. */
  error: unknown
  onSubmit: () => void
  onCancel: () => void
  /** The fields. */
  children: ReactNode
}

/** Shows the form of a dialog, with its error and its buttons below. */
export function DialogForm(props: DialogFormProps): ReactNode {
  const {
    verb,
    isDestructive = false,
    isDisabled = false,
    isPending,
    error,
    onSubmit,
    onCancel,
    children,
  } = props
  return (
    <Form onSubmit={() => onSubmit()}>
      <Stack gap="lg">
        {children}
        <ProblemNote error={error} />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
          <Button
            type="submit"
            color={isDestructive ? 'red.9' : 'brand'}
            loading={isPending}
            disabled={isDisabled}
          >
            {verb}
          </Button>
        </Group>
      </Stack>
    </Form>
  )
}

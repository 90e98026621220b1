import type { ReactNode } from 'react'
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx'

interface ConfirmChangeProps extends Omit<ConfirmDialogProps, 'title' | 'isPending' | 'error'> {
  /** The name of the changed object, as entered by a user. */
  name: string
  /** The state of the mutation that makes the change. */
  change: Pick<ConfirmDialogProps, 'isPending' | 'error'>
}

/** Asks for confirmation of a change to a named object. */
export function ConfirmChange({
  name,
  verb,
  change: { isPending, error },
  ...dialog
}: ConfirmChangeProps): ReactNode {
  const title = (
    <>
      {verb} <bdi>{name}</bdi>?
    </>
  )
  return <ConfirmDialog {...dialog} {...{ title, verb, isPending, error }} />
}

/** Returns the message that a change is done, such as *Deploy bot is disabled.* */
export const doneMessage = (name: string, done: string): ReactNode => (
  <>
    <bdi>{name}</bdi> is {done}.
  </>
)

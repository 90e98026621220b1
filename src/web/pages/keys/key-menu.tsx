import { useState, type ReactNode } from 'react'
import { EditKey } from './edit-key.tsx'
import { KeyActions, type Action } from './key-actions.tsx'
import { DisableKey, EnableKey, RevokeKey, type KeyDialogProps } from './key-confirmations.tsx'
import { RenameKey } from './rename-key.tsx'
import { RotateKey } from './rotate-key.tsx'

const dialogs = {
  rotate: RotateKey,
  rename: RenameKey,
  edit: EditKey,
  disable: DisableKey,
  enable: EnableKey,
  revoke: RevokeKey,
}

/** Shows the menu of a key, and the dialogs that it opens. */
export function KeyMenu({ apiKey, onRotated }: Pick<KeyDialogProps, 'apiKey' | 'onRotated'>): ReactNode {
  const [action, setAction] = useState<Action>()
  const [shown, setShown] = useState<Action>()
  // Another dialog may be shown by the time that the change of an earlier one ends.
  const close = (): void => setShown((current) => (current === action ? undefined : current))
  const Dialog = action && dialogs[action]
  return (
    <>
      <KeyActions
        apiKey={apiKey}
        onChoose={(chosen) => {
          setAction(chosen)
          setShown(chosen)
        }}
      />
      {Dialog && <Dialog apiKey={apiKey} opened={shown === action} onClose={close} onRotated={onRotated} />}
    </>
  )
}

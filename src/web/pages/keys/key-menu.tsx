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
  const [opening, setOpening] = useState<{ action: Action }>()
  const [shown, setShown] = useState<{ action: Action }>()
  // Another dialog, or this one again, may be shown by the time that the change of an earlier one ends.
  const close = (): void => setShown((current) => (current === opening ? undefined : current))
  const Dialog = opening && dialogs[opening.action]
  return (
    <>
      <KeyActions
        apiKey={apiKey}
        onChoose={(action) => {
          const chosen = { action }
          setOpening(chosen)
          setShown(chosen)
        }}
      />
      {Dialog && <Dialog apiKey={apiKey} opened={shown === opening} onClose={close} onRotated={onRotated} />}
    </>
  )
}

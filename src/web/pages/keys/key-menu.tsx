import { useDisclosure } from '@mantine/hooks'
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
  const [isOpen, { open, close }] = useDisclosure()
  const Dialog = action && dialogs[action]
  return (
    <>
      <KeyActions
        apiKey={apiKey}
        onChoose={(chosen) => {
          setAction(chosen)
          open()
        }}
      />
      {Dialog && <Dialog apiKey={apiKey} opened={isOpen} onClose={close} onRotated={onRotated} />}
    </>
  )
}

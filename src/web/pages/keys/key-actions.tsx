import { ActionIcon, Menu } from '@mantine/core'
import {
  IconBan,
  IconDots,
  IconPencil,
  IconPlayerPause,
  IconPlayerPlay,
  IconRefresh,
} from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import type { Schemas } from '../../api/client.ts'
import { DisableKey, EnableKey, RevokeKey } from './key-confirmations.tsx'
import { RenameKey } from './rename-key.tsx'
import { RotateKey } from './rotate-key.tsx'

const actions = {
  rotate: { label: 'Rotate', icon: IconRefresh, dialog: RotateKey },
  rename: { label: 'Rename', icon: IconPencil, dialog: RenameKey },
  disable: { label: 'Disable', icon: IconPlayerPause, dialog: DisableKey },
  enable: { label: 'Enable', icon: IconPlayerPlay, dialog: EnableKey },
  revoke: { label: 'Revoke', icon: IconBan, dialog: RevokeKey },
}

type Action = keyof typeof actions

/** What can be done with a key in each state. */
const possible: Record<Schemas['KeyStatus'], Action[]> = {
  active: ['rotate', 'rename', 'disable', 'revoke'],
  disabled: ['rotate', 'rename', 'enable', 'revoke'],
  expired: ['rename', 'revoke'],
  revoked: ['rename'],
}

/** The menu of a key, and the dialogs that it opens. */
export function KeyActions({ apiKey }: { apiKey: Schemas['Key'] }): ReactNode {
  const [open, setOpen] = useState<Action>()
  return (
    <>
      <Menu returnFocus>
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size={32} aria-label={`Actions for ${apiKey.name}`}>
            <IconDots size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {possible[apiKey.status].map((action) => {
            const { label, icon: Icon } = actions[action]
            return (
              <Menu.Item
                key={action}
                leftSection={<Icon size={16} stroke={1.7} aria-hidden />}
                {...(action === 'revoke' && { color: 'red' })}
                onClick={() => setOpen(action)}
              >
                {label}
              </Menu.Item>
            )
          })}
        </Menu.Dropdown>
      </Menu>
      {(Object.keys(actions) as Action[]).map((action) => {
        const Dialog = actions[action].dialog
        return (
          <Dialog key={action} apiKey={apiKey} opened={open === action} onClose={() => setOpen(undefined)} />
        )
      })}
    </>
  )
}

import { ActionIcon, Menu } from '@mantine/core'
import {
  IconBan,
  IconDots,
  IconPencil,
  IconPlayerPause,
  IconPlayerPlay,
  IconRefresh,
} from '../../components/icons.tsx'
import type { ReactNode } from 'react'
import type { Schemas } from '../../api/client.ts'

const actions = {
  rotate: { label: 'Rotate', icon: IconRefresh },
  rename: { label: 'Rename', icon: IconPencil },
  disable: { label: 'Disable', icon: IconPlayerPause },
  enable: { label: 'Enable', icon: IconPlayerPlay },
  revoke: { label: 'Revoke', icon: IconBan },
}

export type Action = keyof typeof actions

/** Actions possible in each status. */
const possible: Record<Schemas['KeyStatus'], Action[]> = {
  active: ['rotate', 'rename', 'disable', 'revoke'],
  disabled: ['rotate', 'rename', 'enable', 'revoke'],
  expired: ['rename', 'revoke'],
  revoked: ['rename'],
}

interface KeyActionsProps {
  apiKey: Schemas['Key']
  onChoose: (action: Action) => void
}

/** Shows the menu of a key. */
export function KeyActions({ apiKey, onChoose }: KeyActionsProps): ReactNode {
  return (
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
              onClick={() => onChoose(action)}
            >
              {label}
            </Menu.Item>
          )
        })}
      </Menu.Dropdown>
    </Menu>
  )
}

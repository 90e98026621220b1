import { ActionIcon, Menu, Text } from '@mantine/core'
import { useSession } from '../../api/session.ts'
import {
  IconAdjustments,
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
  edit: { label: 'Edit', icon: IconAdjustments },
  disable: { label: 'Disable', icon: IconPlayerPause },
  enable: { label: 'Enable', icon: IconPlayerPlay },
  revoke: { label: 'Revoke', icon: IconBan },
}

export type Action = keyof typeof actions

/** Actions possible in each status. */
const possible: Record<Schemas['KeyStatus'], Action[]> = {
  active: ['rotate', 'rename', 'edit', 'disable', 'revoke'],
  disabled: ['rotate', 'rename', 'edit', 'enable', 'revoke'],
  expired: ['rename', 'edit', 'revoke'],
  revoked: ['rename'],
}

interface KeyActionsProps {
  apiKey: Schemas['Key']
  onChoose: (action: Action) => void
}

/** Shows the menu of a key. Only its creator can rotate it, because the secret acts as the creator. */
export function KeyActions({ apiKey, onChoose }: KeyActionsProps): ReactNode {
  const { user } = useSession()
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
          const isForbidden = action === 'rotate' && apiKey.created_by.id !== user.id
          return (
            <Menu.Item
              key={action}
              leftSection={<Icon size={16} stroke={1.7} aria-hidden />}
              disabled={isForbidden}
              {...(action === 'revoke' && { style: { color: 'var(--bad)' } })}
              {...(isForbidden && { style: { color: 'var(--ink-muted)', opacity: 1 } })}
              onClick={() => onChoose(action)}
            >
              {label}
              {isForbidden && (
                <Text size="xs">
                  Only <bdi>{apiKey.created_by.name}</bdi> can
                </Text>
              )}
            </Menu.Item>
          )
        })}
      </Menu.Dropdown>
    </Menu>
  )
}

import { ActionIcon, Menu } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Schemas } from '../../api/client.ts'
import { IconBan, IconDots, IconPencil, IconPlayerPause, IconPlayerPlay } from '../../components/icons.tsx'

const actions = {
  role: { label: 'Change role', icon: IconPencil },
  suspend: { label: 'Suspend', icon: IconPlayerPause },
  activate: { label: 'Activate', icon: IconPlayerPlay },
  remove: { label: 'Remove', icon: IconBan },
}

export type Action = keyof typeof actions

interface MemberActionsProps {
  member: Schemas['Member']
  onChoose: (action: Action) => void
}

/** Shows the menu of a member. */
export function MemberActions({ member: { user, status }, onChoose }: MemberActionsProps): ReactNode {
  const possible: Action[] = ['role', status === 'active' ? 'suspend' : 'activate', 'remove']
  return (
    <Menu returnFocus>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={32} aria-label={`Actions for ${user.name}`}>
          <IconDots size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {possible.map((action) => {
          const { label, icon: Icon } = actions[action]
          return (
            <Menu.Item
              key={action}
              leftSection={<Icon size={16} stroke={1.7} aria-hidden />}
              {...(action === 'remove' && { c: 'var(--bad)' })}
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

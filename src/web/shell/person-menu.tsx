import {
  ActionIcon,
  Menu,
  SegmentedControl,
  Text,
  useMantineColorScheme,
  VisuallyHidden,
  type MantineColorScheme,
} from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconLogout, IconUser } from '../components/icons.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect, type ReactNode } from 'react'
import { api } from '../api/client.ts'
import { Problem } from '../api/problem.ts'
import { endDrafts, startDrafts } from '../drafts.ts'
import { useSession } from '../api/session.ts'
import { initialsOf } from '../initials.ts'
import classes from './person-menu.module.css'

const schemes = [
  { value: 'auto', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
]

/** Shows the person's menu: name, color scheme and sign-out. */
export function PersonMenu(): ReactNode {
  const { user } = useSession()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  useEffect(() => startDrafts(user.id), [user.id])
  const signOut = api.useMutation('delete', '/session', {
    onSuccess: async () => {
      await navigate({ to: '/settings/sign-in' })
      queryClient.clear()
      endDrafts()
    },
    onError: (error) => notifications.show({ color: 'red', message: Problem.of(error).message }),
  })
  return (
    <Menu width={260}>
      <Menu.Target>
        <ActionIcon variant="default" radius="xl" size={34}>
          <span className={classes.initials}>{initialsOf(user.name)}</span>
          <VisuallyHidden>: account of {user.name}</VisuallyHidden>
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <PersonSummary />
        <Menu.Divider />
        <div className={classes.scheme}>
          <SegmentedControl
            fullWidth
            size="xs"
            aria-label="Colours"
            data={schemes}
            value={colorScheme}
            onChange={(value) => setColorScheme(value as MantineColorScheme)}
          />
        </div>
        <Menu.Divider />
        <Menu.Item
          component={Link}
          to="/settings/account"
          leftSection={<IconUser size={16} aria-hidden />}
          data-autofocus
        >
          Account
        </Menu.Item>
        <Menu.Item leftSection={<IconLogout size={16} aria-hidden />} onClick={() => signOut.mutate({})}>
          Sign out
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

function PersonSummary(): ReactNode {
  const { user, role } = useSession()
  return (
    <div className={classes.person}>
      <Text size="sm" fw={600} truncate>
        <bdi>{user.name}</bdi>
      </Text>
      <Text size="xs" c="dimmed" truncate>
        {user.email}
      </Text>
      <Text size="xs" c="dimmed">
        {role === 'owner' ? 'Owner' : role === 'admin' ? 'Admin' : 'Member'}
      </Text>
    </div>
  )
}

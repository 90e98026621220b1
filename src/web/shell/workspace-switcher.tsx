import { Menu, UnstyledButton } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconCheck, IconSelector } from '../components/icons.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { api } from '../api/client.ts'
import { Problem } from '../api/problem.ts'
import { switchSession, useSession } from '../api/session.ts'
import classes from './workspace-switcher.module.css'

/** Shows the current workspace, and lets the person switch to another, in the same area. */
export function WorkspaceSwitcher({ isWork }: { isWork: boolean }): ReactNode {
  const { workspace, workspaces } = useSession()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const change = api.useMutation('patch', '/session', {
    onSuccess: async (session) => {
      // Ids in the URL belong to the previous workspace.
      await navigate({ to: isWork ? '/work' : '/settings' })
      await switchSession(queryClient, session)
    },
    onError: (error) => notifications.show({ color: 'red', message: Problem.of(error).message }),
  })
  const others = workspaces.some(({ id }) => id !== workspace.id)
  if (!others)
    return (
      <div className={classes.alone} title={workspace.name}>
        <bdi className={classes.name}>{workspace.name}</bdi>
      </div>
    )
  return (
    <Menu position="bottom-start" width="target">
      <Menu.Target>
        <UnstyledButton className={classes.button} aria-label={`Workspace: ${workspace.name}`}>
          <bdi className={classes.name}>{workspace.name}</bdi>
          <IconSelector size={16} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>Continue in</Menu.Label>
        {workspaces.map(({ id, name }) => (
          <Menu.Item
            key={id}
            rightSection={id === workspace.id ? <IconCheck size={14} aria-label="here" /> : null}
            onClick={() => id !== workspace.id && change.mutate({ body: { workspace_id: id } })}
          >
            <bdi>{name}</bdi>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

import { ActionIcon, Menu } from '@mantine/core'
import type { ReactNode } from 'react'
import { IconDots } from '../../components/icons.tsx'
import { TaskActionName } from './task-action-name.tsx'
import { useTaskActions, type TaskActionsContext } from './task-actions.ts'
import { titleOf } from './title-of.ts'

interface TaskMenuProps extends TaskActionsContext {
  className?: string | undefined
}

/** Shows the menu of a task on a card or in a list. */
export function TaskMenu({ className = '', ...context }: TaskMenuProps): ReactNode {
  return (
    <Menu>
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={26}
          className={className}
          aria-label={`Actions for ${titleOf(context.task)}`}
        >
          <IconDots size={16} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Items {...context} />
      </Menu.Dropdown>
    </Menu>
  )
}

/** A component of its own, so that the actions are made when the menu opens. */
function Items(context: TaskActionsContext): ReactNode {
  return useTaskActions()(context)
    .filter(({ control }) => control !== 'everywhere')
    .map(({ id, isDestructive, run, ...action }) => (
      <Menu.Item key={id} onClick={run} {...(isDestructive && { c: 'var(--bad)' })}>
        <TaskActionName {...action} />
      </Menu.Item>
    ))
}

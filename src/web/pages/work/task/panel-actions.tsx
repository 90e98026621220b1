import { Button, Group, NativeSelect } from '@mantine/core'
import type { ReactNode } from 'react'
import { useEdited } from '../../../use-edited.ts'
import { labelColumns } from '../../projects/label-columns.ts'
import { TaskActionName } from '../task-action-name.tsx'
import { useTaskActions } from '../task-actions.ts'
import { useTaskChanges } from '../use-task-changes.ts'
import type { WorkProject, WorkTask } from '../work-queries.ts'

interface PanelActionsProps {
  task: WorkTask
  project: WorkProject
}

/** Shows the actions on a task, and its column, in the panel. */
export function PanelActions({ task, project }: PanelActionsProps): ReactNode {
  const actions = useTaskActions()({ task, project })
  return (
    <>
      <Group gap="xs">
        {actions
          .filter(({ control }) => control === undefined)
          .map(({ id, run, ...action }) => (
            <Button key={id} size="compact-sm" variant="default" onClick={run}>
              <TaskActionName {...action} />
            </Button>
          ))}
      </Group>
      {task.card && project.role !== 'viewer' && <Column task={task} project={project} card={task.card.id} />}
    </>
  )
}

function Column({ task, project, card }: PanelActionsProps & { card: string }): ReactNode {
  const { moveTo } = useTaskChanges()
  const columns = labelColumns(project.columns)
  const [shown, choose] = useEdited(card, (id) =>
    moveTo(task, id, columns.find((column) => column.id === id)?.label ?? ''),
  )
  return (
    <NativeSelect
      label="Column"
      data-field="column"
      data={columns.map(({ id, label }) => ({ value: id, label }))}
      value={shown}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
    />
  )
}

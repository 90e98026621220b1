import { Checkbox } from '@mantine/core'
import type { ReactNode } from 'react'
import { useEdited } from '../../../use-edited.ts'
import type { WorkTask } from '../work-queries.ts'
import { Assignees } from './assignees.tsx'
import { EditedDescription } from './edited-description.tsx'
import { EditedTitle } from './edited-title.tsx'
import { valueEditors } from './value-editors.tsx'
import classes from './task-panel.module.css'
import type { Saving } from './use-save-task.ts'

interface TaskFieldsProps {
  task: WorkTask
  saving: Saving
  /** The task's project. */
  project: string
}

const editors = Object.entries(valueEditors)

/** Shows the fields of a task. Each is saved as it is changed. */
export function TaskFields({ task, saving, project }: TaskFieldsProps): ReactNode {
  const { save, saveText, saveAssignees } = saving
  const [isCompleted, setCompleted] = useEdited(task.completed, (value) =>
    save({ progress: value ? 100 : 0 }),
  )
  return (
    <>
      <EditedTitle task={task} saveText={saveText} />
      <Checkbox
        label="Completed"
        checked={isCompleted}
        onChange={({ currentTarget }) => setCompleted(currentTarget.checked)}
      />
      <div className={classes.grid}>
        {editors.map(([field, Editor]) => (
          <Editor key={field} task={task} save={save} />
        ))}
      </div>
      <Assignees ids={task.assignee_ids} project={project} save={saveAssignees} />
      <EditedDescription task={task} saveText={saveText} />
    </>
  )
}

import { Checkbox, NativeSelect } from '@mantine/core'
import type { ReactNode } from 'react'
import { fromLocalInput, toLocalInput } from '../../../time.ts'
import { useEdited } from '../../../use-edited.ts'
import type { WorkTask } from '../work-queries.ts'
import { Assignees } from './assignees.tsx'
import { EditedText } from './edited-text.tsx'
import { EditedValue } from './edited-value.tsx'
import classes from './task-panel.module.css'
import type { Saving, TaskChange } from './use-save-task.ts'

interface TaskFieldsProps {
  task: WorkTask
  saving: Saving
  isInInbox: boolean
  mayWrite: boolean
}

const priorities = ['none', 'low', 'medium', 'high', 'urgent'].map((value) => ({
  value,
  label: value.charAt(0).toUpperCase() + value.slice(1),
}))
const repeats = [
  { value: '', label: 'Never' },
  { value: 'daily', label: 'Daily' },
  { value: 'weekly', label: 'Weekly' },
  { value: 'monthly', label: 'Monthly' },
  { value: 'yearly', label: 'Yearly' },
]

/** Shows the fields of a task. Each is saved as it is changed. */
export function TaskFields({ task, saving, isInInbox, mayWrite }: TaskFieldsProps): ReactNode {
  const { save, saveText } = saving
  const [isCompleted, setCompleted] = useEdited(task.completed, (value) =>
    save({ progress: value ? 100 : 0 }),
  )
  return (
    <>
      <EditedText task={task} field="title" label="Title" mayWrite={mayWrite} saveText={saveText} />
      <Checkbox
        label="Completed"
        checked={isCompleted}
        onChange={({ currentTarget }) => setCompleted(currentTarget.checked)}
      />
      <div className={classes.grid}>
        <Choices task={task} save={save} />
        <Values task={task} save={save} />
      </div>
      <Assignees
        ids={task.assignee_ids}
        isInInbox={isInInbox}
        mayWrite={mayWrite}
        save={(ids) => save({ user_ids: ids })}
      />
      <EditedText
        task={task}
        field="description"
        label="Description"
        isLong
        mayWrite={mayWrite}
        saveText={saveText}
      />
    </>
  )
}

type FieldsProps = Pick<TaskFieldsProps, 'task'> & Pick<Saving, 'save'>

function Choices({ task, save }: FieldsProps): ReactNode {
  const [priority, setPriority] = useEdited(task.priority ?? 'none', (value) =>
    save({ priority: value as NonNullable<TaskChange['priority']> }),
  )
  const [recurrence, setRecurrence] = useEdited<string>(task.recurrence ?? '', (value) =>
    save({ recurrence: value === '' ? null : (value as NonNullable<TaskChange['recurrence']>) }),
  )
  const isKnown = priorities.some(({ value }) => value === priority)
  return (
    <>
      <NativeSelect
        label="Priority"
        data={isKnown ? priorities : [...priorities, priority]}
        value={priority}
        onChange={({ currentTarget }) => setPriority(currentTarget.value)}
      />
      <NativeSelect
        label="Repeats"
        data={repeats}
        value={recurrence}
        onChange={({ currentTarget }) => setRecurrence(currentTarget.value)}
      />
    </>
  )
}

function Values({ task, save }: FieldsProps): ReactNode {
  const { progress, due_date, due_time, reminder_date } = task
  return (
    <>
      <EditedValue
        label="Due date"
        type="date"
        min="1900-01-01"
        max="9999-12-31"
        hint="Not saved. Enter a complete date in 1900 or later."
        value={due_date ?? ''}
        save={(value) => save({ end_date: value === '' ? null : value })}
      />
      <EditedValue
        label="Due time"
        type="time"
        hint="Not saved. Enter hours and minutes."
        obstacle={due_date === null ? 'Not saved. Enter a due date first.' : undefined}
        value={due_time ?? ''}
        save={(value) => save({ end_time: value === '' ? null : value })}
      />
      <EditedValue
        label="Reminder"
        type="datetime-local"
        min="1900-01-01T00:00"
        max="9999-12-31T23:59"
        hint="Not saved. Enter a date in 1900 or later, and a time."
        value={reminder_date === null ? '' : toLocalInput(reminder_date)}
        save={(value) => save({ reminder_date: fromLocalInput(value) ?? null })}
      />
      <EditedValue
        label="Progress"
        type="number"
        min={0}
        max={100}
        step={1}
        hint="Not saved. Enter a whole number from 0 to 100."
        value={progress === null ? '' : String(progress)}
        save={(value) => save({ progress: value === '' ? null : Number(value) })}
      />
    </>
  )
}

import { NativeSelect } from '@mantine/core'
import type { ReactNode } from 'react'
import { fromLocalInput, toLocalInput } from '../../../time.ts'
import { useEdited } from '../../../use-edited.ts'
import { priorities } from '../priorities.ts'
import type { WorkTask } from '../work-queries.ts'
import { DueDateField } from './due-date.tsx'
import { EditedValue } from './edited-value.tsx'
import type { Saving, TaskChange } from './use-save-task.ts'

interface EditorProps {
  task: WorkTask
  save: Saving['save']
}

/** The fields that the panel shows outside the grid of values. */
type OtherFields = 'title' | 'description' | 'user_ids'

/** The editors of a task's values, in the order in which the panel shows them. */
export const valueEditors: Record<
  Exclude<keyof TaskChange, OtherFields>,
  (props: EditorProps) => ReactNode
> = {
  priority: Priority,
  recurrence: Recurrence,
  end_date: DueDate,
  end_time: DueTime,
  reminder_date: Reminder,
  progress: Progress,
}

function Priority({ task, save }: EditorProps): ReactNode {
  const [priority, setPriority] = useEdited(task.priority ?? 'none', (value) =>
    save({ priority: value as NonNullable<TaskChange['priority']> }),
  )
  const isKnown = priorities.some(({ value }) => value === priority)
  return (
    <NativeSelect
      label="Priority"
      data-field="priority"
      data={isKnown ? priorities : [...priorities, priority]}
      value={priority}
      onChange={({ currentTarget }) => setPriority(currentTarget.value)}
    />
  )
}

const repeats = [
  { value: '', label: 'Never' },
  { value: 'daily', label: 'Daily' },
  { value: 'weekly', label: 'Weekly' },
  { value: 'monthly', label: 'Monthly' },
  { value: 'yearly', label: 'Yearly' },
]

function Recurrence({ task, save }: EditorProps): ReactNode {
  const [recurrence, setRecurrence] = useEdited<string>(task.recurrence ?? '', (value) =>
    save({ recurrence: value === '' ? null : (value as NonNullable<TaskChange['recurrence']>) }),
  )
  return (
    <NativeSelect
      label="Repeats"
      data={repeats}
      value={recurrence}
      onChange={({ currentTarget }) => setRecurrence(currentTarget.value)}
    />
  )
}

function DueDate({ task: { id, due_date }, save }: EditorProps): ReactNode {
  return <DueDateField taskId={id} day={due_date} save={(day) => save({ end_date: day })} />
}

function DueTime({ task: { due_date, due_time }, save }: EditorProps): ReactNode {
  return (
    <EditedValue
      label="Due time"
      type="time"
      hint="Not saved. Enter hours and minutes."
      obstacle={due_date === null ? 'Not saved. Enter a due date first.' : undefined}
      value={due_time ?? ''}
      save={(value) => save({ end_time: value === '' ? null : value })}
    />
  )
}

function Reminder({ task: { reminder_date }, save }: EditorProps): ReactNode {
  return (
    <EditedValue
      label="Reminder"
      type="datetime-local"
      min="1900-01-01T00:00"
      max="9999-12-31T23:59"
      hint="Not saved. Enter a date in 1900 or later, and a time."
      value={reminder_date === null ? '' : toLocalInput(reminder_date)}
      save={(value) => save({ reminder_date: fromLocalInput(value) ?? null })}
    />
  )
}

function Progress({ task: { progress }, save }: EditorProps): ReactNode {
  return (
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
  )
}

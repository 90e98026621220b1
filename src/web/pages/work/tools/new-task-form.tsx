import { NativeSelect } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, type ReactNode } from 'react'
import { endRetries } from '../../../api/intents.ts'
import { Problem } from '../../../api/problem.ts'
import { work, type WorkSchemas } from '../../../api/work.ts'
import { AddressLink } from '../address-link.tsx'
import { DialogForm } from '../../../components/dialog-form.tsx'
import { TextField } from '../../../components/fields.tsx'
import { useDraft } from '../../../drafts.ts'
import { useWorkDialog } from '../../../shell/work-dialog.tsx'
import { useShown } from '../../../use-shown.ts'
import { useOnDevice } from '../on-device.ts'
import { PeopleChoice } from '../people-choice.tsx'
import { priorities } from '../priorities.ts'
import { saveChange } from '../save-change.ts'
import { showRefusal } from '../../../show-refusal.tsx'
import type { WorkTask } from '../work-queries.ts'
import classes from './new-task-form.module.css'
import { hrefOf } from './search-queries.ts'
import { inboxPlace, usePlace } from './task-places.ts'

/** What the person has entered; a field that is undefined has the value that the dialog offers. */
interface TaskDraft {
  title: string
  project?: string | undefined
  column?: string | undefined
  assignees?: string[] | undefined
  due: string
  priority: string
}

const empty: TaskDraft = { title: '', due: '', priority: 'none' }

/** Creates a task. Closed by Escape, the dialog shows what was entered when it is opened again. */
export function NewTaskForm(): ReactNode {
  const { value: draft = empty, latest, set } = useDraft<TaskDraft>('new task anywhere')
  const target = usePlace(draft)
  // An equal task from another dialog is a new task.
  useEffect(() => endRetries('/api/work/v1/tasks'), [])
  const { create, end } = useCreateAndEnd(latest, set)
  // Ignores changes while the request is in flight, since no task would contain them.
  const change = (changed: Partial<TaskDraft>): void => {
    if (!create.isPending) set({ ...draft, ...changed })
  }
  const { field, message } = fieldErrorOf(create.error)
  const errorOf = (of: string): string | undefined => (of === field ? message : undefined)
  return (
    <DialogForm
      verb="Create"
      isPending={create.isPending}
      isDisabled={target.isLoading}
      error={field === undefined ? create.error : null}
      onSubmit={() => create.mutate({ body: bodyOf(draft, target), draft: latest(), place: target.place })}
      onCancel={end}
    >
      <TextField
        label="Title"
        required
        maxLength={500}
        dir="auto"
        data-autofocus
        value={draft.title}
        error={errorOf('title')}
        onChange={({ currentTarget }) => change({ title: currentTarget.value })}
      />
      <div className={classes.pair}>
        <Target target={target} change={change} errorOf={errorOf} />
        <Values draft={draft} change={change} errorOf={errorOf} />
      </div>
      <PeopleChoice
        label="Assignees"
        listLabel="Assigned"
        ids={target.assignees}
        project={target.place === inboxPlace ? target.inbox : target.place}
        error={errorOf('user_ids')}
        mayWrite
        onChange={(assignees) => change({ assignees })}
      />
    </DialogForm>
  )
}

interface FieldsProps {
  change: (changed: Partial<TaskDraft>) => void
  errorOf: (field: string) => string | undefined
}

/** Shows the fields for the project and the column. */
function Target({ target, change, errorOf }: FieldsProps & { target: Place }): ReactNode {
  const { places, place, columns, column } = target
  return (
    <>
      <NativeSelect
        label="Project"
        data={places}
        value={place}
        error={errorOf('project_id')}
        onChange={({ currentTarget: { value } }) =>
          change({ project: value, column: undefined, assignees: undefined })
        }
      />
      {columns.length > 0 && (
        <NativeSelect
          label="Column"
          data={columns}
          value={column}
          error={errorOf('card_id')}
          onChange={({ currentTarget }) => change({ column: currentTarget.value })}
        />
      )}
    </>
  )
}

function Values({ draft, change, errorOf }: FieldsProps & { draft: TaskDraft }): ReactNode {
  return (
    <>
      <TextField
        label="Due date"
        type="date"
        min="1900-01-01"
        max="9999-12-31"
        value={draft.due}
        error={errorOf('end_date')}
        onChange={({ currentTarget }) => change({ due: currentTarget.value })}
      />
      <NativeSelect
        label="Priority"
        data={priorities}
        value={draft.priority}
        error={errorOf('priority')}
        onChange={({ currentTarget }) => change({ priority: currentTarget.value })}
      />
    </>
  )
}

type Place = ReturnType<typeof usePlace>

const bodyOf = (
  { title, due, priority }: TaskDraft,
  { place, column, assignees }: Place,
): WorkSchemas['WorkTaskCreate'] => ({
  title: title.trim(),
  user_ids: assignees,
  ...(place !== inboxPlace && { project_id: place }),
  ...(column !== undefined && { card_id: column }),
  ...(due !== '' && { end_date: due }),
  ...(priority !== 'none' && {
    priority: priority as NonNullable<WorkSchemas['WorkTaskCreate']['priority']>,
  }),
})

interface Sent {
  body: WorkSchemas['WorkTaskCreate']
  draft: TaskDraft | undefined
  place: string
}

/** Returns a creation that ends the dialog, and a function that ends it. */
function useCreateAndEnd(latest: () => TaskDraft | undefined, set: (draft: undefined) => void) {
  const { hide } = useWorkDialog()
  const isShown = useShown()
  const end = (): void => {
    set(undefined)
    // Another dialog may be shown by now.
    if (isShown()) hide()
  }
  const create = useCreate(
    (sent) => {
      // The dialog may have been closed, and another task entered, since this one was sent.
      if (latest() === sent) end()
    },
    (error) => {
      if (!isShown()) showRefusal('The task was not created', error)
    },
  )
  return { create, end }
}

/** Creates a task, remembers its project, and shows a link to the task. */
function useCreate(onCreated: (draft: TaskDraft | undefined) => void, onError: (error: unknown) => void) {
  const queryClient = useQueryClient()
  const { rememberProject } = useOnDevice()
  return useMutation({
    mutationFn: ({ body }: Sent) => saveChange(() => work.POST('/work/v1/tasks', { body })),
    onError,
    onSuccess: async ({ data }, { draft, place }) => {
      onCreated(draft)
      rememberProject(place === inboxPlace ? undefined : place)
      if (data) showCreated(data.data)
      await Promise.all(
        ['/work/v1/tasks', '/work/v1/projects', '/work/v1/projects/{id}'].map((path) =>
          queryClient.invalidateQueries({ queryKey: ['get', path] }),
        ),
      )
    },
  })
}

function showCreated({ id, project_id, card }: WorkTask): void {
  const project = { id: project_id ?? '', name: '' }
  const message = 'Task created. '
  notifications.show({
    autoClose: 8_000,
    message: (
      <>
        {message}
        <AddressLink className={classes.link} href={hrefOf({ type: 'task', id, project, column: card })}>
          Open task
        </AddressLink>
      </>
    ),
  })
}

/** The fields of the form, by their names in the API. */
const known = ['title', 'project_id', 'card_id', 'end_date', 'priority', 'user_ids']

/** Returns the field at which an error is shown, if any, and its message. */
function fieldErrorOf(error: unknown): { field?: string | undefined; message?: string } {
  if (error === null) return {}
  const { param, code, message } = Problem.of(error)
  const named = code === 'invalid_assignee' ? 'user_ids' : param
  return { field: known.find((one) => one === named), message }
}

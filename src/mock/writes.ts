import type { Schemas } from '../../generated/openapi.operations.ts'
import { newId } from '../domain/ids.ts'
import { AppError, invalid } from '../errors.ts'
import type { State } from './state.ts'

type Task = Schemas['Task']

/** @throws AppError not_found, validation_error, no_open_column, invalid_assignee */
export function createTask(state: State, input: Schemas['TaskCreate'], now: Date): Task {
  const { project, card } = resolveTarget(state, input)
  const assignee_ids = [...new Set(input.user_ids)]
  if (assignee_ids.some((id) => !isMember(state, id)))
    throw new AppError('invalid_assignee', { param: 'user_ids' })
  const at = now.toISOString()
  const task: Task = {
    id: newId('task', now),
    title: input.title_text,
    description: input.description ?? null,
    project_id: project.id,
    card: { id: card.id, name: card.name, is_done: card.is_done },
    priority: input.priority ?? null,
    due_date: input.end_date ?? null,
    due_time: input.end_date == null ? null : (input.end_time ?? null),
    progress: input.progress ?? null,
    completed: input.progress === 100,
    assignee_ids,
    created_at: at,
    updated_at: at,
  }
  state.tasks.push(task)
  if (project.task_count !== undefined) project.task_count += 1
  return task
}

/** The project and the column that a task goes into. */
function resolveTarget({ projects, cards }: State, { card_id, project_id }: Schemas['TaskCreate']) {
  const isWanted = ({ id, order: _order }: Schemas['Card']): boolean => id === card_id
  const ofCard = projects.find(({ id }) => cards.get(id)?.some(isWanted))
  const named = projects.find(({ id }) => id === project_id)
  const project = card_id == null ? named : ofCard
  if (!project || (project_id != null && !named)) throw new AppError('not_found')
  if (named && named !== project) throw invalid('card_id', 'card_id must be a card of the project.')
  const columns = (cards.get(project.id) ?? []).toSorted(
    (one, other) => (one.order ?? 0) - (other.order ?? 0),
  )
  const card = columns.find((one) => (card_id == null ? !one.is_done : isWanted(one)))
  if (!card) throw new AppError('no_open_column')
  return { project, card }
}

/** What changes nothing leaves the task as it is. */
export function updateTask(state: State, task: Task, input: Schemas['TaskUpdate'], now: Date): Task {
  const due_date = input.end_date === undefined ? task.due_date : input.end_date
  const due_time = input.end_time === undefined ? task.due_time : input.end_time
  const wanted = {
    title: input.title_text === undefined ? task.title : (input.title_text ?? ''),
    description: input.description === undefined ? task.description : input.description,
    priority: input.priority === undefined ? task.priority : input.priority,
    progress: input.progress === undefined ? task.progress : input.progress,
    due_date,
    due_time: due_date === null ? null : due_time,
  }
  const reminder = state.reminders.get(task.id) ?? null
  const wantedReminder = input.reminder_date === undefined ? reminder : input.reminder_date
  const isChanged = (Object.keys(wanted) as (keyof typeof wanted)[]).some(
    (name) => wanted[name] !== task[name],
  )
  if (!isChanged && wantedReminder === reminder) return task
  state.reminders.set(task.id, wantedReminder)
  return Object.assign(task, wanted, { completed: wanted.progress === 100, updated_at: now.toISOString() })
}

export function createTaskComment(
  state: State,
  task: Task,
  { body }: Schemas['TaskCommentCreate'],
  author: Schemas['TaskComment']['author'],
  now: Date,
): Schemas['TaskComment'] {
  const comment = { id: newId('comment', now), body, author, created_at: now.toISOString() }
  state.comments.set(task.id, [...(state.comments.get(task.id) ?? []), comment])
  return comment
}

/** @throws AppError validation_error */
export function createEvent(
  state: State,
  input: Schemas['CalendarEventCreate'],
  now: Date,
): Schemas['CalendarEvent'] {
  const project_id = input.project_id ?? null
  if (project_id !== null && !state.projects.some(({ id }) => id === project_id))
    throw invalid('project_id', 'project_id must be a project that the key can see.')
  const stranger = (input.invited_users ?? []).find((id) => !isMember(state, id))
  if (stranger !== undefined) throw invalid('invited_users', 'invited_users must be users that exist.')
  const at = now.toISOString()
  const event: Schemas['CalendarEvent'] = {
    id: newId('event', now),
    title: input.title,
    description: input.description ?? null,
    date: input.date,
    start_time: input.start_time,
    end_time: input.end_time,
    location: input.location ?? null,
    project_id,
    workspace_id: project_id === null ? state.workspace.id : null,
    color: input.color ?? null,
    repeat: input.repeat,
    created_at: at,
    updated_at: at,
  }
  state.events.push(event)
  return event
}

const isMember = ({ members }: State, id: string): boolean => members.some((member) => member.id === id)

import type { Schemas } from '../../generated/openapi.operations.ts'
import type { Model } from './model.ts'
import {
  equal,
  Finding,
  refuse,
  Refused,
  Unknown,
  type Call,
  type Learn,
  type Refusal,
  type Row,
  type Rules,
} from './verdict.ts'

type Task = Schemas['Task']
type Data = { data: Row }

export const publicRules: Rules = {
  getMe: ({ model, key }) => {
    const now = Date.parse(model.now)
    const [own, workspace, write] = (['key', 'workspace', 'write'] as const).map((budget) =>
      model.budgets.left(budget, budget === 'workspace' ? key.workspace : key.id, now),
    )
    return (answer) => {
      const { workspace: place, key: named, rate_limit } = answer.body as Schemas['Me']
      equal('the workspace', place.id, key.workspace)
      equal('the key', named, { name: key.name, scopes: key.scopes })
      equal('rate_limit', rate_limit, { key: own, workspace, write })
    }
  },
  listProjects: (call) => {
    const visible = isOurs(call)
      ? [...call.model.projects.values()].filter(({ isVisible }) => isVisible)
      : undefined
    return listOf(
      call,
      visible?.map(({ cards: _, isVisible: __, task_count: ___, ...project }) => project),
      ({ task_count: _, ...row }) => row,
    )
  },
  getProject: (call) => {
    const { cards: _, isVisible: __, task_count: ___, ...project } = visibleProject(call)
    return (answer) => equal('the project', (answer.body as Data).data, project)
  },
  listProjectCards: (call) => listOf(call, visibleProject(call, cursorRefusals(call)).cards),
  listMembers: (call) =>
    listOf(call, isOurs(call) ? call.model.members.filter(({ id }) => call.model.isActive(id)) : undefined),
  listTasks: (call) => listOf(call, isOurs(call) ? filtered(call) : undefined),
  getTask: (call) => {
    const task = visibleTask(call)
    return (answer) => equal('the task', (answer.body as Data).data, task)
  },
  createTask: (call) => {
    const { model, body, key } = call
    const card = targetOf(call)
    const assignees = [...new Set((body.user_ids as string[] | null) ?? [])]
    if (!assignees.every((id) => model.isActive(id))) refuse('invalid_assignee', 'user_ids')
    return (answer) => {
      const { data } = answer.body as Schemas['TaskResponse']
      const { progress = null, end_date = null } = body
      equal('the new task', data, {
        id: data.id,
        title: body.title_text,
        description: body.description ?? null,
        project_id: card.project,
        card: card.card,
        priority: body.priority ?? null,
        due_date: end_date,
        due_time: end_date === null ? null : (body.end_time ?? null),
        progress,
        completed: progress === 100,
        assignee_ids: assignees,
        created_at: model.now,
        updated_at: model.now,
      })
      if (model.tasks.has(data.id)) throw new Finding(`${data.id} is made twice`)
      if (isOurs({ key, model })) addTask(model, data)
    }
  },
  updateTask: (call) => {
    const { model, body } = call
    const task = visibleTask(call)
    if (isViewer(call, task.project_id ?? '')) refuse('forbidden')
    const changed = changedBy(task, body, model.now)
    return (answer) => {
      const { data } = answer.body as Schemas['TaskResponse']
      // The model does not know whether a change of the reminder alone changes `updated_at`.
      const isSilent = 'reminder_date' in body && data.updated_at === later(task.updated_at, model.now)
      equal('the task', data, isSilent ? { ...changed, updated_at: data.updated_at } : changed)
      model.tasks.set(task.id, data)
      noteCompletion(model, task, data)
    }
  },
  listTaskComments: (call) => {
    const task = visibleTask(call, cursorRefusals(call))
    return listOf(call, call.model.comments.get(task.id) ?? [])
  },
  createTaskComment: (call) => {
    const { model, body, key } = call
    const task = visibleTask(call)
    if (isViewer(call, task.project_id ?? '')) refuse('forbidden')
    return (answer) => {
      const { data } = answer.body as Schemas['TaskCommentResponse']
      equal(
        'the comment',
        { ...data, author: data.author?.id },
        { id: data.id, body: body.body, author: key.user, created_at: model.now },
      )
      model.comments.set(task.id, [...(model.comments.get(task.id) ?? []), data])
    }
  },
  listEvents: (call) => {
    const { from, to } = window(call)
    if (!isOurs(call)) return listOf(call, undefined)
    return listOf(
      call,
      from === null || to === null
        ? undefined
        : call.model.visibleEvents().filter(({ date }) => (date ?? '') >= from && (date ?? '') <= to),
    )
  },
  createEvent: (call) => {
    const { model, body, key } = call
    const project = body.project_id as string | null | undefined
    if (project != null && !(isOurs(call) && model.projects.get(project)?.isVisible)) {
      if (isOurs(call) || project !== model.world.foreign.project) refuse('validation_error', 'project_id')
    }
    if (project != null && isViewer(call, project)) refuse('forbidden')
    const { users, foreign } = model.world
    const people: readonly string[] = [...Object.values(users), foreign.user]
    if (!((body.invited_users as string[] | null) ?? []).every((id) => people.includes(id)))
      refuse('validation_error', 'invited_users')
    return (answer) => {
      const { data } = answer.body as Schemas['CalendarEventResponse']
      const {
        description = null,
        location = null,
        color = null,
        title,
        date,
        start_time,
        end_time,
        repeat,
      } = body
      equal('the new event', data, {
        id: data.id,
        ...{ title, description, date, start_time, end_time, location, color, repeat },
        project_id: project ?? null,
        workspace_id: project == null ? key.workspace : null,
        created_at: model.now,
        updated_at: model.now,
      })
      if (isOurs({ key, model })) model.events.set(data.id, data)
    }
  },
}

/** Tells whether the call is for the run's own workspace; little is known of the other. */
const isOurs = ({ key, model }: Pick<Call, 'key' | 'model'>): boolean =>
  key.workspace === model.world.workspace.id

export function addTask(model: Model, task: Task): void {
  model.tasks.set(task.id, task)
  model.know('task', task.id)
}

export const later = (version: string | null, now: string): string =>
  new Date(Math.max(Date.parse(now), Date.parse(version ?? now) + (version === null ? 0 : 1))).toISOString()

/** Returns the task after the change; a body that changes nothing keeps `updated_at`. */
export function changedBy(task: Task, body: Record<string, unknown>, now: string): Task {
  const given = <T>(field: string, stored: T): T => (field in body ? (body[field] as T) : stored)
  const due_date = given('end_date', task.due_date)
  const progress = given('progress', task.progress)
  const wanted: Task = {
    ...task,
    title: given<string | null>('title_text', task.title) ?? '',
    description: given('description', task.description),
    priority: given('priority', task.priority),
    due_date,
    due_time: due_date === null ? null : given('end_time', task.due_time),
    progress,
    completed: progress === 100,
  }
  const isChanged = JSON.stringify(wanted) !== JSON.stringify(task)
  return isChanged ? { ...wanted, updated_at: later(task.updated_at, now) } : wanted
}

/** @param after states of the task after each of its changes */
export function noteCompletion(model: Model, before: Task, ...after: Task[]): void {
  if (before.id === model.recurring && !before.completed)
    model.completed = after.filter(({ completed }) => completed)
}

function visibleProject(call: Call, more: Refusal[] = []) {
  const { model, id } = call
  const project = isOurs(call) ? model.projects.get(id) : undefined
  if (!project?.isVisible) return refuseForeign(call, more, model.world.foreign.project)
  if (more.length > 0) throw new Refused(...more)
  return project
}

function visibleTask(call: Call, more: Refusal[] = []): Task {
  const { model, id } = call
  const task = isOurs(call) ? model.tasks.get(id) : undefined
  if (!task || !model.projects.get(task.project_id ?? '')?.isVisible)
    return refuseForeign(call, more, model.world.foreign.task)
  if (more.length > 0) throw new Refused(...more)
  return task
}

/** Refuses the call with not_found, unless the other workspace asks for its own row, of which the model knows nothing. */
function refuseForeign(call: Call, more: Refusal[], own: string): never {
  if (!isOurs(call) && call.id === own) throw new Unknown()
  throw new Refused({ code: 'not_found' }, ...more)
}

/** Returns the refusal of a cursor: the steps try only cursors that no list has issued. */
const cursorRefusals = ({ query }: Call): Refusal[] =>
  query.getAll('cursor').at(-1) ? [{ code: 'validation_error', param: 'cursor' }] : []

/** Tells whether the owner is a viewer of the project; an explicit role overrides the workspace role. */
const isViewer = ({ model, key }: Call, project: string): boolean =>
  project === model.world.projects.viewer_only && key.user === model.world.users.owner

function filtered({ model, query }: Call): Task[] | undefined {
  const given = (name: string): string | undefined => query.getAll(name).at(-1) || undefined
  const [project, card, completed] = [given('project_id'), given('card_id'), given('completed')]
  const isDone =
    completed === undefined || !/^(true|false|0|1)$/.test(completed)
      ? undefined
      : /^(true|1)$/.test(completed)
  const day = (name: string): string | undefined => {
    const text = given(name)
    return text !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(text) && isDay(text) ? text : undefined
  }
  const since = instantOf(given('updated_since'))
  if (since === null) return undefined
  const [before, after] = [day('due_before'), day('due_after')]
  return model
    .visibleTasks()
    .filter(
      (task) =>
        (project === undefined || task.project_id === project) &&
        (card === undefined || task.card?.id === card) &&
        (isDone === undefined || task.completed === isDone) &&
        (before === undefined || (task.due_date !== null && task.due_date < before)) &&
        (after === undefined || (task.due_date !== null && task.due_date > after)) &&
        (since === undefined || (task.updated_at ?? '') >= since),
    )
}

/** Tells whether the day exists, within the supported years. */
function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`)
  return text >= '0001' && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

/** ISO 8601 begins with a year, and RFC 2822 names a month. */
const mayBeDate = /^[\d+-]|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec/i

/** Returns undefined for text that is ignored, and null if the model cannot tell. */
function instantOf(text: string | undefined): string | null | undefined {
  if (text === undefined || !mayBeDate.test(text)) return undefined
  const isPlain = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2}(\.\d{3})?(Z|[+-]\d{2}:\d{2}))?$/.test(text)
  const time = isPlain && isDay(text.slice(0, 10)) ? Date.parse(text) : NaN
  return Number.isNaN(time) || text.startsWith('0001') || text.startsWith('9999')
    ? null
    : new Date(time).toISOString()
}

/** Returns days, or null if the model cannot tell. @throws Refused, Unknown */
function window(call: Call): { from: string | null; to: string | null } {
  const refusals = cursorRefusals(call)
  const bound = (name: 'from' | 'to', open: string): string | null | undefined => {
    const text = call.query.getAll(name).at(-1)
    const instant = text ? instantOf(text) : open
    return instant === null ? null : instant?.slice(0, 10)
  }
  const [from, to] = [bound('from', ''), bound('to', '9999-99')]
  const invalid = (param: 'from' | 'to'): Refusal => ({ code: 'invalid_date', param })
  if (from === undefined) throw new Refused(invalid('from'), ...refusals)
  if (to === undefined)
    throw new Refused(...(from === null ? [invalid('from')] : []), invalid('to'), ...refusals)
  if (from === null || to === null) throw new Unknown()
  if (refusals.length > 0) throw new Refused(...refusals)
  if (from !== '' && to !== '9999-99' && Date.parse(to) - Date.parse(from) > 400 * 86_400_000)
    refuse('window_too_large')
  return { from, to }
}

/** Returns the column that a new task goes into. @throws Refused, Unknown */
function targetOf(call: Call): { project: string; card: Task['card'] } {
  const { model, body } = call
  if (!isOurs(call)) throw new Unknown()
  const [cardId, projectId] = [body.card_id as string | null, body.project_id as string | null]
  const { cards, projects } = model.world
  const shown = (id: string): string => {
    if (id === projects.inbox) return refuse('inbox_project')
    return model.projects.get(id)?.isVisible ? id : refuse('not_found')
  }
  const placeOf = (card: string): string => {
    if (card === cards.inbox) return projects.inbox
    const found = [...model.projects.values()].find((project) => project.cards.some(({ id }) => id === card))
    return found?.id ?? ''
  }
  const project = shown(cardId == null ? (projectId ?? '') : placeOf(cardId))
  if (cardId != null && projectId != null && projectId !== project) {
    shown(projectId)
    refuse('validation_error', 'card_id')
  }
  if (isViewer(call, project)) refuse('forbidden')
  const columns = model.projects.get(project)?.cards ?? []
  const column =
    cardId == null ? columns.find(({ is_done }) => !is_done) : columns.find(({ id }) => id === cardId)
  if (!column) return refuse('no_open_column')
  return { project, card: { id: column.id, name: column.name, is_done: column.is_done } }
}

interface Page {
  data: Row[]
  meta: { next_cursor: string | null }
}

/** Returns the check of a page of a list, whose rows are all known or all unknown. */
export function listOf(
  call: Pick<Call, 'query'>,
  rows: readonly object[] | undefined,
  comparable: (row: Row) => object = (row) => row,
): Learn {
  const cursor = call.query.getAll('cursor').at(-1)
  if (cursor) refuse('validation_error', 'cursor')
  const text = call.query.getAll('limit').at(-1) ?? ''
  const asked = /^\d+$/.test(text) ? Number(text) : 0
  const limit = asked < 1 ? 25 : Math.min(asked, 100)
  return (answer) => {
    const { data, meta } = answer.body as Page
    if (data.length > limit) throw new Finding(`a page of ${limit} has ${data.length} rows`)
    if (rows) {
      equal('the page', data.map(comparable), rows.slice(0, limit))
      equal('whether there are more', meta.next_cursor !== null, rows.length > limit)
    }
    return (all) => {
      equal('the number of different ids', new Set(all.map(({ id }) => id)).size, all.length)
      if (rows) equal('the list', all.map(comparable), rows)
    }
  }
}

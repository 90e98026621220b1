import type { PgTable } from '../db/drizzle.ts'
import { DateTime } from 'luxon'
import type * as tables from '../db/schema.ts'
import {
  company,
  events,
  people,
  projects,
  type DemoEvent,
  type DemoProject,
  type DemoTask,
  type Person,
} from './demo-company.ts'
import { newId } from '../domain/ids.ts'

type Insert<Table extends PgTable> = Table['$inferInsert']

interface Rows {
  workspaces: Insert<typeof tables.workspaces>[]
  users: Insert<typeof tables.users>[]
  memberships: Insert<typeof tables.memberships>[]
  projects: Insert<typeof tables.projects>[]
  projectMembers: Insert<typeof tables.projectMembers>[]
  cards: Insert<typeof tables.cards>[]
  tasks: Insert<typeof tables.tasks>[]
  comments: Insert<typeof tables.comments>[]
  events: Insert<typeof tables.events>[]
  activities: Insert<typeof tables.activities>[]
}

interface Demo {
  rows: Rows
  workspaceId: string
  owner: { id: string; email: string }
  /** The first project. */
  projectId: string
}

const foundingDay = -120

/**
 * Builds the demo's rows and activities as the domain would have written them. Calling the domain for each change would
 * slow down every first start.
 */
export function demoRows(now: Date, passwordHash: string): Demo {
  const calendar = workingCalendar(now)
  const founded = calendar.at(foundingDay, 0)
  const workspaceId = newId('ws', founded)
  const rows: Rows = {
    workspaces: [{ id: workspaceId, name: company, created_at: founded.toISOString() }],
    users: [],
    memberships: [],
    projects: [],
    projectMembers: [],
    cards: [],
    tasks: [],
    comments: [],
    events: [],
    activities: [],
  }
  const seed: Seed = {
    calendar,
    workspaceId,
    rows,
    userIds: addPeople(calendar, workspaceId, rows),
    projectIds: {},
  }
  for (const project of projects) addProject(seed, project)
  for (const event of events) addEvent(seed, event)

  const owner = rows.users[0]
  const projectId = rows.projects[0]?.id
  if (!owner || projectId === undefined) throw new Error('the demo has no people or no projects')
  owner.password_hash = passwordHash
  return { rows, workspaceId, owner, projectId }
}

interface Seed {
  calendar: Calendar
  workspaceId: string
  rows: Rows
  userIds: Record<Person, string>
  /** Project ids by name. */
  projectIds: Record<string, string>
}

function addPeople(calendar: Calendar, workspace_id: string, rows: Rows): Record<Person, string> {
  const ids = Object.entries(people).map(([key, { name, role }], i) => {
    const at = calendar.at(foundingDay, 1 + i)
    const id = newId('user', at)
    const created_at = at.toISOString()
    rows.users.push({ id, name, email: `${key}@fernhill.example`, created_at })
    rows.memberships.push({ workspace_id, user_id: id, role, status: 'active', joined_at: created_at })
    return [key, id] as const
  })
  return Object.fromEntries(ids) as Record<Person, string>
}

function addProject(seed: Seed, project: DemoProject): void {
  const { calendar, workspaceId: workspace_id, rows, userIds, projectIds } = seed
  const at = calendar.at(project.created, 20)
  const created_at = at.toISOString()
  const id = newId('project', at)
  const created_by = userIds[project.by]
  projectIds[project.name] = id
  rows.projects.push({
    workspace_id,
    id,
    name: project.name,
    description: project.description ?? null,
    visibility: project.kind === 'private' ? 'private' : 'open',
    is_inbox: project.kind === 'inbox',
    archived_at: project.kind === 'archived' ? calendar.at(-50, 0).toISOString() : null,
    created_by,
    created_at,
    updated_at: created_at,
  })
  rows.projectMembers.push({ workspace_id, project_id: id, user_id: created_by, role: 'manager' })
  record(seed, at, 'project.created', created_by, id, id)

  const columns = Object.entries(project.board)
  for (const [order, [name, tasks]] of columns.entries()) {
    const card = { id: newId('card', at), is_done: order === columns.length - 1 }
    rows.cards.push({ workspace_id, ...card, project_id: id, name, order, created_at })
    const target = { project_id: id, visible: project.kind === undefined, card }
    for (const task of tasks) addTask(seed, target, task)
  }
}

interface Target {
  project_id: string
  visible: boolean
  card: { id: string; is_done: boolean }
}

function addTask(seed: Seed, { project_id, visible, card }: Target, task: DemoTask): void {
  const { calendar, workspaceId: workspace_id, rows, userIds } = seed
  const at = calendar.at(task.created, 30 + (rows.tasks.length % 60))
  const id = newId('task', at)
  const end_date = task.due === undefined ? null : calendar.day(task.due)
  const created_by = userIds[task.by]
  rows.tasks.push({
    workspace_id,
    id,
    project_id,
    visible,
    card_id: card.id,
    title: task.title,
    description: task.description ?? null,
    priority: task.priority ?? null,
    progress: card.is_done ? 100 : (task.progress ?? null),
    end_date,
    end_time: task.time ?? null,
    assignee_ids: (task.for ?? []).map((person) => userIds[person]),
    recurrence: task.every ?? null,
    recurrence_day: task.every === undefined ? null : Number(end_date?.slice(8)),
    created_by,
    created_at: at.toISOString(),
    updated_at: calendar.at(lastChange(task, card.is_done), 480).toISOString(),
  })
  record(seed, at, 'task.created', created_by, id, project_id)
  addComments(seed, task, id, project_id)
}

/** Returns the working day of the last change: the task's completion, or its latest progress. */
function lastChange(task: DemoTask, isDone: boolean): number {
  const day = isDone ? (task.due ?? -2) : task.progress === undefined ? task.created : -1
  return Math.min(day, -1)
}

function addComments(seed: Seed, task: DemoTask, task_id: string, project_id: string): void {
  const { calendar, workspaceId: workspace_id, rows, userIds } = seed
  let previous: string | null = null
  for (const [i, [person, day, body, reply]] of (task.comments ?? []).entries()) {
    const at = calendar.at(day, 100 + 45 * i + (body.length % 40))
    const id = newId('comment', at)
    const author_id = userIds[person]
    const parent_id = reply ? previous : null
    rows.comments.push({
      workspace_id,
      id,
      task_id,
      parent_id,
      body,
      author_id,
      created_at: at.toISOString(),
    })
    record(seed, at, 'comment.created', author_id, id, project_id)
    previous = id
  }
}

function addEvent(seed: Seed, event: DemoEvent): void {
  const { calendar, workspaceId: workspace_id, rows, userIds, projectIds } = seed
  const at = calendar.at(event.created, 400 + rows.events.length)
  const id = newId('event', at)
  const project_id = event.project === undefined ? null : (projectIds[event.project] ?? null)
  const created_by = userIds[event.by]
  rows.events.push({
    workspace_id,
    id,
    project_id,
    event_workspace_id: project_id === null ? workspace_id : null,
    visible: true,
    title: event.title,
    description: event.description ?? null,
    date: calendar.day(event.day),
    start_time: event.from,
    end_time: event.to,
    repeat: event.repeat ?? 'none',
    repeat_interval: event.repeat === undefined ? null : 1,
    location: event.location ?? null,
    color: event.color ?? null,
    invited_user_ids: (event.invited ?? []).map((person) => userIds[person]),
    created_by,
    created_at: at.toISOString(),
    updated_at: at.toISOString(),
  })
  record(seed, at, 'event.created', created_by, id, project_id)
}

function record(
  { workspaceId: workspace_id, rows }: Seed,
  at: Date,
  type: string,
  user_id: string,
  subject_id: string,
  project_id: string | null,
): void {
  const id = newId('activity', at)
  const created_at = at.toISOString()
  rows.activities.push({ workspace_id, id, type, user_id, via: 'web', project_id, subject_id, created_at })
}

interface Calendar {
  /** Returns the date of a working day relative to today; at a weekend, 0 is the next Monday. */
  day(offset: number): string
  /** Returns the time on that day, in minutes after 08:00 UTC. */
  at(offset: number, minutes: number): Date
}

function workingCalendar(now: Date): Calendar {
  const today = DateTime.fromJSDate(now, { zone: 'utc' }).startOf('day')
  const isWeekend = today.weekday > 5
  const days = new Map([[0, isWeekend ? today.plus({ days: 8 - today.weekday }) : today]])

  function find(offset: number): DateTime {
    const existing = days.get(offset)
    if (existing) return existing
    const day = next(offset < 0 ? find(offset + 1) : find(offset - 1), Math.sign(offset))
    days.set(offset, day)
    return day
  }

  return {
    day: (offset) => find(offset).toISODate() ?? '',
    at: (offset, minutes) => find(offset).plus({ hours: 8, minutes }).toJSDate(),
  }
}

function next(date: DateTime, step: number): DateTime {
  const day = date.plus({ days: step })
  return day.weekday > 5 ? next(day, step) : day
}

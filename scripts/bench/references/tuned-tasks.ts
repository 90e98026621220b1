import { newId } from '../../../src/domain/ids.ts'
import type { Caller } from './service.ts'
import { pageOf, type NewTask, type TaskPage, type TaskResource } from './task.ts'
import { connect, query } from './tuned-client.ts'

/* Reads of the tuned servers, and the statements that their writes share. */

/** The values of a row that is read. */
interface Values extends Omit<TaskResource, 'card'> {
  card_id: string | null
  card_name: string
  card_is_done: boolean
}

/** The expression of each value, for a task `t` and its card `c`. A row is an array of the values, in this order. */
const expressions: Record<keyof Values, string> = {
  id: 't.id',
  title: 't.title',
  description: 't.description',
  project_id: 't.project_id',
  priority: 't.priority',
  due_date: 't.end_date',
  due_time: 't.end_time',
  progress: 't.progress',
  completed: 't.completed',
  assignee_ids: 't.assignee_ids',
  created_at: 't.created_at',
  updated_at: 't.updated_at',
  card_id: 'c.id',
  card_name: 'c.name',
  card_is_done: 'c.is_done',
}
const indexes = Object.fromEntries(Object.keys(expressions).map((name, i) => [name, i]))

export const columns = Object.values(expressions).join(', ')
export const joined = 'left join cards c on c.workspace_id = t.workspace_id and c.id = t.card_id'

export type TaskRow = readonly unknown[]
export type CardRow = readonly [id: string, name: string, is_done: boolean]

/** Client for reads. Each connection has many queries in flight. */
const sql = connect(2)

const selectTask = `select ${columns} from tasks t ${joined}
  where t.workspace_id = $1 and t.id = $2 and t.visible`

export async function getTask({ workspaceId }: Caller, id: string): Promise<TaskResource | undefined> {
  const [row] = await query<TaskRow>(sql, selectTask, [workspaceId, id])
  return row && taskResource(row)
}

/** Reads the page after the task whose id is the cursor. */
export async function listTasks({ workspaceId }: Caller, limit = '25', cursor = ''): Promise<TaskPage> {
  const size = Math.min(Number(limit), 100)
  const values = cursor === '' ? [workspaceId] : [workspaceId, cursor]
  return pageOf(await query<TaskRow>(sql, selectPage(size, cursor), values), size, taskResource)
}

/** Builds the statement of a page. The limit is in the text, since PostgreSQL would replan for a parameter each time. */
function selectPage(size: number, cursor: string): string {
  const after = cursor === '' ? '' : 'and t.id > $2'
  return `select ${columns} from tasks t ${joined}
    where t.workspace_id = $1 and t.visible ${after} order by t.id limit ${size + 1}`
}

export function taskResource(row: TaskRow): TaskResource {
  const valueOf = <Name extends keyof Values>(name: Name): Values[Name] =>
    row[indexes[name] as number] as Values[Name]
  const cardId = valueOf('card_id')
  return {
    id: valueOf('id'),
    title: valueOf('title'),
    description: valueOf('description'),
    project_id: valueOf('project_id'),
    card:
      cardId === null ? null : { id: cardId, name: valueOf('card_name'), is_done: valueOf('card_is_done') },
    priority: valueOf('priority'),
    due_date: valueOf('due_date'),
    due_time: valueOf('due_time'),
    progress: valueOf('progress'),
    completed: valueOf('completed'),
    assignee_ids: valueOf('assignee_ids'),
    created_at: valueOf('created_at'),
    updated_at: valueOf('updated_at'),
  }
}

/** The known columns of a new task, except those that only the web editor sets. */
export const newColumns = [
  ...([
    'workspace_id',
    'id',
    'project_id',
    'card_id',
    'visible',
    'title',
    'description',
    'priority',
  ] as const),
  ...([
    'progress',
    'end_date',
    'end_time',
    'assignee_ids',
    'created_by',
    'created_at',
    'updated_at',
  ] as const),
]
type NewColumn = (typeof newColumns)[number]

/** Returns the parameter of each value of a statement: `$1` for the first. */
export const parametersOf = <Name extends string>(names: readonly Name[]): Record<Name, string> =>
  Object.fromEntries(names.map((name, i) => [name, `$${i + 1}`])) as Record<Name, string>

const parameters = parametersOf(newColumns)

export const insertTask = `insert into tasks (${newColumns.join(', ')})
  values (${newColumns.map((name) => parameters[name]).join(', ')})`

/** Statement that selects a CardRow with the parameters of `insertTask`. The rest of the task is known without a query. */
export const selectCard = `select id, name, is_done from cards
  where workspace_id = ${parameters.workspace_id} and id = ${parameters.card_id}`

/** A task that is about to be inserted. */
export interface CreatedTask {
  now: Date
  /** Parameters of `insertTask`. */
  values: unknown[]
  /** The task resource, without the card. */
  task: TaskResource
}

/** Creates a task with its id and times. */
export function newTask({ workspaceId, userId }: Caller, input: NewTask): CreatedTask {
  const now = new Date()
  const at = now.toISOString()
  const { title_text: title, description = null, project_id, card_id, priority = null } = input
  const { progress = null, end_date = null, end_time = null } = input
  const assignee_ids = input.user_ids ?? []
  const task = {
    id: newId('task', now),
    title,
    description,
    project_id,
    card: null,
    priority,
    due_date: end_date,
    due_time: end_time,
    progress,
    completed: progress === 100,
    assignee_ids,
    created_at: at,
    updated_at: at,
  }
  const row: Record<NewColumn, unknown> = {
    workspace_id: workspaceId,
    id: task.id,
    project_id,
    card_id,
    visible: true,
    title,
    description,
    priority,
    progress,
    end_date,
    end_time,
    assignee_ids,
    created_by: userId,
    created_at: at,
    updated_at: at,
  }
  return { now, task, values: newColumns.map((name) => row[name]) }
}

/** Adds the card of a new task. */
export function withCard(task: TaskResource, row: CardRow | undefined): TaskResource {
  if (!row) throw new Error('the task has no card')
  const [id, name, is_done] = row
  return { ...task, card: { id, name, is_done } }
}

/**
 * Builds an update that also returns the names of the changed fields and their old and new values, using the
 * `old` row of PostgreSQL 18.
 * @param first the number of the first field's parameter, after the workspace, the id and the instant
 */
export function updateChanged(names: readonly string[], first: number): string {
  const fields = names.map((name, i) => ({ name, value: `$${i + first}` }))
  const set = fields.map(({ name, value }) => `${name} = ${value}, `).join('')
  const differs = fields.map(({ name, value }) => `${name} is distinct from ${value}`).join(' or ') || 'false'
  const changed = names.map((name) => `case when old.${name} is distinct from new.${name} then '${name}' end`)
  // For a changed description, the activity records only the field name.
  const values = names.flatMap((name) =>
    name === 'description' ? [] : [`('${name}', jsonb_build_array(old.${name}, new.${name}))`],
  )
  const fromTo = `select jsonb_object_agg(name, value) from (values ${values.join()}) v (name, value)
    where value->0 is distinct from value->1`
  return `update tasks
    set ${set} updated_at = case when ${differs} then greatest(updated_at, $3) else updated_at end
    where workspace_id = $1 and id = $2 and visible
    returning new.*, array_remove(array[${changed.join()}]::text[], null) as changed,
      ${values.length === 0 ? 'null::jsonb' : `(${fromTo})`} as changed_values`
}

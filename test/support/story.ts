import type { Contract, Schemas } from '../../generated/openapi.operations.ts'
import { mintKey } from '../../src/domain/api-keys/change-keys.ts'
import type { Reply } from '../../src/http/contract.ts'
import type { Caller } from './app.ts'
import { contract } from './contract.ts'
import type { UsedWorld } from './world.ts'

/* What the contract's examples tell: one workspace, and what happens in it. */

type OperationId = keyof Contract['operations']
type BodyOf<Id extends OperationId> = Extract<Reply<Contract, Id>, { body: object }>['body']

/** The examples of an operation's success, by their names. */
export function replyExamples<Id extends OperationId>(id: Id): Record<string, BodyOf<Id>> {
  const operation = Object.values(contract.paths)
    .flatMap((item) => Object.values(item))
    .find(({ operationId }) => operationId === id)
  const [, success] = Object.entries(operation?.responses ?? {}).find(([status]) => status < '300') ?? []
  const { examples = {} } = (success?.content?.['application/json'] ?? {}) as {
    examples?: Record<string, { value: BodyOf<Id> }>
  }
  return Object.fromEntries(Object.entries(examples).map(([name, { value }]) => [name, value]))
}

/** The first of them. */
export function replyExample<Id extends OperationId>(id: Id): BodyOf<Id> {
  const [first] = Object.values(replyExamples(id))
  if (first === undefined) throw new Error(`the contract has no example of what ${id} answers`)
  return first
}

/** Puts what the examples of the reads show into the database, ids included, and returns the key that they speak of. */
export async function tellStory({ app, sql, commit }: UsedWorld): Promise<Caller> {
  const { workspace, key } = replyExample('getMe')
  const members = replyExample('listMembers').data
  const projects = replyExample('listProjects').data
  const author = replyExample('createTaskComment').data.author?.id ?? ''
  const start = members[0]?.joined_at ?? ''
  const inWorkspace = { workspace_id: workspace.id }
  const created = { created_by: author, created_at: start, updated_at: start }

  const people = members.map(({ id, name, email }) => ({ id, name, email, created_at: start }))
  await sql`insert into workspaces ${sql({ ...workspace, created_at: start })}`
  await sql`insert into users ${sql(people)}`
  const memberships = members.map(({ id, role, joined_at }) => ({ user_id: id, role, joined_at }))
  await sql`insert into memberships ${sql(memberships.map((row) => ({ ...inWorkspace, status: 'active', ...row })))}`
  const isListed = ({ task_count: _, ...row }: (typeof projects)[number]) => row
  await sql`insert into projects ${sql(projects.map((row) => ({ ...inWorkspace, ...created, visibility: 'open', ...isListed(row) })))}`
  const project_id = replyExample('getProject').data.id
  const cards = replyExample('listProjectCards').data
  await sql`insert into cards ${sql(cards.map((row) => ({ ...inWorkspace, project_id, created_at: start, ...row })))}`
  const tasks = replyExample('listTasks').data.map(taskRow)
  await sql`insert into tasks ${sql(tasks.map((row) => ({ ...inWorkspace, ...created, visible: true, ...row })))}`
  const task_id = replyExample('getTask').data.id
  const comments = replyExample('listTaskComments').data.map((row) => ({
    ...inWorkspace,
    task_id,
    id: row.id,
    body: row.body,
    author_id: row.author?.id,
    created_at: row.created_at,
  }))
  await sql`insert into comments ${sql(comments)}`
  const events = replyExample('listEvents').data.map(({ workspace_id: event_workspace_id, ...row }) => ({
    ...inWorkspace,
    ...created,
    visible: true,
    ...row,
    event_workspace_id,
  }))
  await sql`insert into events ${sql(events)}`

  const actor = { workspaceId: workspace.id, userId: author, via: 'web' as const, now: new Date(start) }
  const { secret } = await commit((tx) => mintKey(tx, actor, key))
  return app.withSecret(secret)
}

/** A task as it is stored. */
function taskRow({ card, due_date, due_time, completed: _, ...row }: Schemas['Task']) {
  return { ...row, card_id: card?.id ?? null, end_date: due_date, end_time: due_time }
}

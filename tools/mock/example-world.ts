import { scopes, type Contract } from '../../generated/openapi.operations.ts'
import type { PgTable } from '../../src/db/drizzle.ts'
import * as tables from '../../src/db/schema.ts'
import type { Transaction } from '../../src/db/transaction.ts'
import type { Reply } from '../../src/http/handler-types.ts'
import { readContract } from '../../src/contract/contract.ts'
import { referenceOf } from '../../src/pages/reference/contract.ts'
import type { KeyRow } from './any-key.ts'

type OperationId = keyof Contract['operations']
type BodyOf<Id extends OperationId> = Extract<Reply<Contract, Id>, { body: object }>['body']

/** Inserts the resources of the contract's examples, with their ids. Returns the fields of the example key. */
export async function addExampleWorld(tx: Transaction): Promise<KeyRow> {
  const { operations } = referenceOf(readContract('openapi'))
  /** Returns the first example of an operation's success response. */
  const example = <Id extends OperationId>(id: Id) => {
    const [success] = operations.find(({ operationId }) => operationId === id)?.responses ?? []
    return Object.values(success?.content?.['application/json']?.examples ?? {})[0]?.value as BodyOf<Id>
  }
  /** Inserts rows as in the examples, which have no null in a required column. */
  const add = <Table extends PgTable>(table: Table, rows: object[]) =>
    tx.insert(table).values(rows as Table['$inferInsert'][])

  const { workspace, key } = example('getMe')
  const members = example('listMembers').data
  const created_at = members[0]?.joined_at ?? ''
  const created_by = example('createTaskComment').data.author?.id ?? ''
  const shared = { workspace_id: workspace.id, created_by, created_at }
  await add(tables.workspaces, [{ ...workspace, created_at }])
  await add(
    tables.users,
    members.map(({ id, name, email }) => ({ id, name, email, created_at })),
  )
  await add(
    tables.memberships,
    members.map(({ id, role, joined_at }) => ({ ...shared, user_id: id, role, joined_at, status: 'active' })),
  )
  await add(
    tables.projects,
    example('listProjects').data.map((project) => ({ ...shared, visibility: 'open', ...project })),
  )
  const project_id = example('getProject').data.id
  await add(
    tables.cards,
    example('listProjectCards').data.map((card) => ({ ...shared, project_id, ...card })),
  )
  await add(
    tables.tasks,
    example('listTasks').data.map(({ card, due_date, due_time, ...task }) => {
      return { ...shared, visible: true, ...task, card_id: card?.id, end_date: due_date, end_time: due_time }
    }),
  )
  const task_id = example('getTask').data.id
  await add(
    tables.comments,
    example('listTaskComments').data.map(({ author, ...comment }) => {
      return { ...shared, task_id, author_id: author?.id, ...comment }
    }),
  )
  await add(
    tables.events,
    example('listEvents').data.map(({ workspace_id, ...event }) => {
      return { ...shared, visible: true, event_workspace_id: workspace_id, ...event }
    }),
  )
  return { ...shared, name: key.name, scopes: [...scopes] }
}

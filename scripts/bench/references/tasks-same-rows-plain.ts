import type { TransactionSql } from 'postgres'
import { newId } from '../../../src/domain/ids.ts'
import { apiKeyId } from './api-key-id.ts'
import type { RecordedTasks } from './bare-service.ts'
import { connect, query } from './postgres-client.ts'
import { updateChanged } from './recorded-statements.ts'
import type { Caller } from './service.ts'
import { expiryOf, findReply, replyOfTwin } from './stored-replies.ts'
import { changes } from './task-input.ts'
import { taskResource, withCard, type CardRow, type TaskResource, type TaskRow } from './task-resource.ts'
import { columns, insertTask, joined, newTask, selectCard, type CreatedTask } from './task-statements.ts'

export { logRequest } from './request-log.ts'
export { getTask, listTasks } from './tuned-reads.ts'

/* A write is a transaction of its own, in which each statement waits for the answer to the one before. */

const sql = connect(16)

export const createTask: RecordedTasks['createTask'] = async (caller, input) => {
  const created = newTask(caller, input)
  return sql.begin((tx) => insertRecorded(tx, caller, created))
}

export const createTaskOnce: RecordedTasks['createTaskOnce'] = async (caller, input, claim) => {
  const stored = await findReply(sql, claim)
  if (stored) return stored
  const { key, fingerprint } = claim
  const created = newTask(caller, input)
  try {
    return await sql.begin(async (tx) => {
      const body = JSON.stringify({ data: await insertRecorded(tx, caller, created) })
      const values = [caller.workspaceId, apiKeyId, key, fingerprint, body, expiryOf(created.now)]
      await query(tx, insertReply, values)
      return { status: 201, body }
    })
  } catch (error) {
    return replyOfTwin(sql, claim, error)
  }
}

async function insertRecorded(
  tx: TransactionSql,
  caller: Caller,
  { task, values, now }: CreatedTask,
): Promise<TaskResource> {
  const [card] = await query<CardRow>(tx, insertTaskWithCard, values)
  await record(tx, caller, { type: 'task.created', taskId: task.id, projectId: task.project_id, now })
  return withCard(task, card)
}

const insertTaskWithCard = `with t as (${insertTask}) ${selectCard}`
const insertReply = `insert into idempotency_keys
    (workspace_id, caller_id, key, fingerprint, status, body, expires_at)
  values ($1, $2, $3, $4, 201, $5, $6)`

export const updateTask: RecordedTasks['updateTask'] = async (caller, taskId, input) => {
  const now = new Date()
  const fields = changes(input)
  const text = `with t as (${updateChanged(Object.keys(fields), 4)}) select ${columns}, changed from t ${joined}`
  const values = [caller.workspaceId, taskId, now.toISOString(), ...Object.values(fields)]
  return sql.begin(async (tx) => {
    const [row] = await query<[...TaskRow, string[]]>(tx, text, values)
    if (!row) return undefined
    const task = taskResource(row as unknown as TaskRow)
    const changed = row.at(-1) as string[]
    if (changed.length > 0)
      await record(tx, caller, { type: 'task.updated', taskId, projectId: task.project_id, changed, now })
    return task
  })
}

interface Activity {
  type: string
  taskId: string
  projectId: string
  changed?: string[]
  now: Date
}

async function record(
  tx: TransactionSql,
  { workspaceId, userId }: Caller,
  { type, taskId, projectId, changed, now }: Activity,
): Promise<void> {
  const made = [workspaceId, newId('activity', now), type, userId, apiKeyId]
  await query(tx, insertActivity, [...made, projectId, taskId, changed ?? null, now.toISOString()])
}

const insertActivity = `insert into activities
    (workspace_id, id, type, user_id, via, api_key_id, project_id, subject_id, changed, created_at)
  values ($1, $2, $3, $4, 'api', $5, $6, $7, $8, $9)`

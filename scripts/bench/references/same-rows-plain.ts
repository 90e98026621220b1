import type { TransactionSql } from 'postgres'
import { newId } from '../../../src/domain/ids.ts'
import { serveTasks, type Tasks } from './http.ts'
import { apiKeyId, expiryOf, findReply, logRequest, replyOfDuplicate } from './records.ts'
import type { Caller } from './service.ts'
import { changes, type TaskResource } from './task.ts'
import { connect, query } from './tuned-client.ts'
import * as tuned from './tuned-tasks.ts'

/* Writes the same rows without tuning: BEGIN, one statement per table, COMMIT, each awaited. */

const { getTask, listTasks, columns, joined, insertTask, selectCard, newTask, taskResource } = tuned

const sql = connect(16)

const createTask: Tasks['createTask'] = async (caller, input) => {
  const created = newTask(caller, input)
  return sql.begin((tx) => insertRecorded(tx, caller, created))
}

const createTaskOnce: Required<Tasks>['createTaskOnce'] = async (caller, input, idempotency) => {
  const stored = await findReply(sql, idempotency)
  if (stored) return stored
  const { key, fingerprint } = idempotency
  const created = newTask(caller, input)
  try {
    return await sql.begin(async (tx) => {
      const body = JSON.stringify({ data: await insertRecorded(tx, caller, created) })
      const values = [caller.workspaceId, apiKeyId, key, fingerprint, body, expiryOf(created.now)]
      await query(tx, insertReply, values)
      return { status: 201, body }
    })
  } catch (error) {
    return replyOfDuplicate(sql, idempotency, error)
  }
}

async function insertRecorded(
  tx: TransactionSql,
  caller: Caller,
  { task, values, now }: tuned.CreatedTask,
): Promise<TaskResource> {
  const [card] = await query<tuned.CardRow>(tx, insertTaskWithCard, values)
  await record(tx, caller, { type: 'task.created', taskId: task.id, projectId: task.project_id, now })
  return tuned.withCard(task, card)
}

const insertTaskWithCard = `with t as (${insertTask}) ${selectCard}`
const insertReply = `insert into idempotency_keys
    (workspace_id, caller_id, key, fingerprint, status, body, expires_at)
  values ($1, $2, $3, $4, 201, $5, $6)`

const updateTask: Tasks['updateTask'] = async (caller, taskId, input) => {
  const now = new Date()
  const fields = changes(input)
  const text = `with t as (${tuned.updateChanged(Object.keys(fields), 4)}) select ${columns}, changed, changed_values from t ${joined}`
  const values = [caller.workspaceId, taskId, now.toISOString(), ...Object.values(fields)]
  return sql.begin(async (tx) => {
    const [row] = await query<tuned.TaskRow>(tx, text, values)
    if (!row) return undefined
    const task = taskResource(row)
    const [changed, fromTo] = row.slice(-2) as [string[], object | null]
    if (changed.length > 0)
      await record(tx, caller, {
        type: 'task.updated',
        taskId,
        projectId: task.project_id,
        changed,
        fromTo,
        now,
      })
    return task
  })
}

interface Activity {
  type: string
  taskId: string
  projectId: string | null
  changed?: string[]
  fromTo?: object | null
  now: Date
}

async function record(
  tx: TransactionSql,
  { workspaceId, userId, requestId }: Caller,
  { type, taskId, projectId, changed, fromTo, now }: Activity,
): Promise<void> {
  const made = [workspaceId, newId('activity', now), type, userId, apiKeyId]
  await query(tx, insertActivity, [
    ...made,
    projectId,
    taskId,
    changed ?? null,
    fromTo ?? null,
    requestId,
    now.toISOString(),
  ])
}

const insertActivity = `insert into activities
    (workspace_id, id, type, user_id, via, api_key_id, project_id, subject_id, changed, changed_values,
      request_id, created_at)
  values ($1, $2, $3, $4, 'api', $5, $6, $7, $8, $9, $10, $11)`

serveTasks({ getTask, listTasks, createTask, createTaskOnce, updateTask, logRequest })

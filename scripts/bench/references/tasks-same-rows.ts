import { newId } from '../../../src/domain/ids.ts'
import { apiKeyId } from './api-key-id.ts'
import type { RecordedTasks } from './bare-service.ts'
import { connect } from './postgres-client.ts'
import { replyWithCard, updateChanged } from './recorded-statements.ts'
import { writeTogether } from './shared-transactions.ts'
import { expiryOf, replyOfTwin } from './stored-replies.ts'
import { changes } from './task-input.ts'
import { taskResource, withCard, type CardRow, type TaskRow } from './task-resource.ts'
import { columns, insertTask, joined, newTask, selectCard, type CreatedTask } from './task-statements.ts'

export { logRequest } from './request-log.ts'
export { getTask, listTasks } from './tuned-reads.ts'

/* A write is one statement for all of its rows. */

const insertRecorded = `with t as (${insertTask}), recorded as (
    insert into activities (workspace_id, id, type, user_id, via, api_key_id, project_id, subject_id, created_at)
    values ($1, $14, 'task.created', $12, 'api', $15, $3, $2, $13)
  )`

export const createTask: RecordedTasks['createTask'] = async (caller, input) => {
  const created = newTask(caller, input)
  const [card] = await writeTogether<CardRow>(insertWithCard, valuesOf(created), created.task.id)
  return withCard(created.task, card)
}

const insertWithCard = `${insertRecorded} ${selectCard}`

/** For requests with a key that was used before. */
const replies = connect(1)

/** Finds a stored reply by the insertion that fails on its key: a look-up before would cost each request a round trip. */
export const createTaskOnce: RecordedTasks['createTaskOnce'] = async (caller, input, claim) => {
  const created = newTask(caller, input)
  const { key, fingerprint } = claim
  const json = JSON.stringify({ data: created.task })
  const values = [...valuesOf(created), key, fingerprint, json, expiryOf(created.now)]
  try {
    const [reply] = await writeTogether<[string]>(insertOnce, values, key)
    return { status: 201, body: reply?.[0] ?? '' }
  } catch (error) {
    return replyOfTwin(replies, claim, error)
  }
}

const insertOnce = `${insertRecorded}, reply as (
    insert into idempotency_keys (workspace_id, caller_id, key, fingerprint, status, body, expires_at)
    select $1, $15, $16, $17, 201, ${replyWithCard}, $19 from cards where workspace_id = $1 and id = $4
    returning body
  ) select body from reply`

function valuesOf({ values, now }: CreatedTask): unknown[] {
  return [...values, newId('activity', now), apiKeyId]
}

export const updateTask: RecordedTasks['updateTask'] = async ({ workspaceId, userId }, id, input) => {
  const now = new Date()
  const changed = changes(input)
  const text = `with t as (${updateChanged(Object.keys(changed), 7)}), recorded as (
      insert into activities (workspace_id, id, type, user_id, via, api_key_id, project_id, subject_id, changed,
        created_at)
      select workspace_id, $4, 'task.updated', $5, 'api', $6, project_id, id, changed, $3 from t where changed <> '{}'
    ) select ${columns} from t ${joined}`
  const activity = [newId('activity', now), userId, apiKeyId]
  const values = [workspaceId, id, now.toISOString(), ...activity, ...Object.values(changed)]
  const [row] = await writeTogether<TaskRow>(text, values, id)
  return row && taskResource(row)
}

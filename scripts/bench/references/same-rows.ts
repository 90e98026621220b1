import { newId } from '../../../src/domain/ids.ts'
import { serveTasks, type Tasks } from './http.ts'
import { apiKeyId, expiryOf, logRequest, replyOfDuplicate } from './records.ts'
import { writeShared } from './shared-transactions.ts'
import type { Caller } from './service.ts'
import { changes } from './task.ts'
import { connect } from './tuned-client.ts'
import * as tuned from './tuned-tasks.ts'

/* The bare server, except that a write stores the same rows as in Taskwire: task, activity, stored reply, request log, key
   usage. Tuned: one statement per request, in a transaction shared with other waiting requests. */

const { getTask, listTasks, columns, joined, insertTask, selectCard, newTask, taskResource } = tuned

/** The parameters of the statements that create a task: those of the task, of its activity and of the stored reply. */
const p = tuned.parametersOf([
  ...tuned.newColumns,
  'activity_id',
  'api_key_id',
  'request_id',
  'key',
  'fingerprint',
  'reply',
  'expires_at',
])

const insertRecorded = `with t as (${insertTask}), recorded as (
    insert into activities (workspace_id, id, type, user_id, via, api_key_id, project_id, subject_id, request_id,
      created_at)
    values (${p.workspace_id}, ${p.activity_id}, 'task.created', ${p.created_by}, 'api', ${p.api_key_id},
      ${p.project_id}, ${p.id}, ${p.request_id}, ${p.created_at})
  )`

const createTask: Tasks['createTask'] = async (caller, input) => {
  const created = newTask(caller, input)
  const [card] = await writeShared<tuned.CardRow>(insertWithCard, valuesOf(caller, created), created.task.id)
  return tuned.withCard(created.task, card)
}

const insertWithCard = `${insertRecorded} ${selectCard}`

/** Connection for requests whose `Idempotency-Key` was used before. */
const replies = connect(1)

/** Looks up a stored reply only after an insertion failed on a duplicate key, which saves a round trip per request. */
const createTaskOnce: Required<Tasks>['createTaskOnce'] = async (caller, input, idempotency) => {
  const created = newTask(caller, input)
  const { key, fingerprint } = idempotency
  const json = JSON.stringify({ data: created.task })
  const values = [...valuesOf(caller, created), key, fingerprint, json, expiryOf(created.now)]
  try {
    const [reply] = await writeShared<[string]>(insertOnce, values, key)
    return { status: 201, body: reply?.[0] ?? '' }
  } catch (error) {
    return replyOfDuplicate(replies, idempotency, error)
  }
}

/** Expression that puts the card into a reply's JSON. No JSON string contains the replaced text, since quotes are escaped. */
const replyWithCard = `replace(${p.reply}, '"card":null',
  '"card":' || json_build_object('id', id, 'name', name, 'is_done', is_done))`

const insertOnce = `${insertRecorded}, reply as (
    insert into idempotency_keys (workspace_id, caller_id, key, fingerprint, status, body, expires_at)
    select ${p.workspace_id}, ${p.api_key_id}, ${p.key}, ${p.fingerprint}, 201, ${replyWithCard}, ${p.expires_at}
    from cards where workspace_id = ${p.workspace_id} and id = ${p.card_id}
    returning body
  ) select body from reply`

function valuesOf({ requestId }: Caller, { values, now }: tuned.CreatedTask): unknown[] {
  return [...values, newId('activity', now), apiKeyId, requestId]
}

const updateTask: Tasks['updateTask'] = async ({ workspaceId, userId, requestId }, id, input) => {
  const now = new Date()
  const changed = changes(input)
  const text = `with t as (${tuned.updateChanged(Object.keys(changed), 8)}), recorded as (
      insert into activities (workspace_id, id, type, user_id, via, api_key_id, project_id, subject_id, changed,
        changed_values, request_id, created_at)
      select workspace_id, $4, 'task.updated', $5, 'api', $6, project_id, id, changed, changed_values, $7, $3 from t where changed <> '{}'
    ) select ${columns} from t ${joined}`
  const activity = [newId('activity', now), userId, apiKeyId, requestId]
  const values = [workspaceId, id, now.toISOString(), ...activity, ...Object.values(changed)]
  const [row] = await writeShared<tuned.TaskRow>(text, values, id)
  return row && taskResource(row)
}

serveTasks({ getTask, listTasks, createTask, createTaskOnce, updateTask, logRequest })

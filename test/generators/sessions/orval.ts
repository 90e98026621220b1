import {
  CompletedFilter,
  KnownErrorCode,
  TaskPriority,
  createEvent,
  createTask,
  createTaskComment,
  getMe,
  getTask,
  listProjects,
  listTasks,
  updateTask,
} from './client'
import { must, words, type SessionResult, type World } from './session-result'
import * as validators from './validators'

/** Runs the session with the generated validators. The URL comes from the contract. */
export async function runSession({ key, projectId }: World): Promise<SessionResult> {
  const options = { headers: { Authorization: `Bearer ${key}` } }
  const me = await getMe({}, options)
  const projects = await listProjects({ limit: 50 }, {}, options)

  const creation = validators.CreateTaskBody.parse({
    title_text: words.title,
    project_id: projectId,
    priority: TaskPriority.high,
  })
  const idempotency = { 'Idempotency-Key': 'orval' }
  const created = await createTask(creation, idempotency, options)
  const { data: task } = validators.CreateTaskResponse.parse(created.data)
  const again = await createTask(creation, idempotency, options)
  const filter = { project_id: projectId, limit: 50, completed: CompletedFilter.false }
  const open = await listTasks(filter, {}, options)

  const updated = await updateTask(task.id, validators.UpdateTaskBody.parse({ progress: 100 }), {}, options)
  const said = validators.CreateTaskCommentBody.parse({ body: words.comment })
  const comment = await createTaskComment(task.id, said, {}, options)
  const tasting = validators.CreateEventBody.parse({
    title: words.event,
    date: '2026-11-12',
    start_time: '15:00',
    end_time: '16:30',
    repeat: 'none',
  })
  const event = await createEvent(tasting, {}, options)

  const refused = await getTask('task_nowhere', {}, options)
  const code = refused.status === 404 ? refused.data.error.code : 'none'
  return {
    workspace: validators.GetMeResponse.parse(me.data).workspace.id,
    projects: validators.ListProjectsResponse.parse(projects.data).data.map(({ id }) => id),
    task: { id: task.id, title: task.title },
    replayedId: must(again.status === 201 ? again.data.data.id : undefined, again.data),
    open: validators.ListTasksResponse.parse(open.data).data.map(({ title }) => title),
    completed: validators.UpdateTaskResponse.parse(updated.data).data.completed,
    comment: validators.CreateTaskCommentResponse.parse(comment.data).data.body,
    event: validators.CreateEventResponse.parse(event.data).data.title,
    refusal: code === KnownErrorCode.not_found ? code : 'none',
  }
}

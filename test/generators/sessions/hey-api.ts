import { client } from './client/client.gen'
import {
  createEvent,
  createTask,
  createTaskComment,
  getMe,
  getTask,
  listProjects,
  listTasks,
  updateTask,
  type KnownErrorCode,
} from './client'
import { must, words, type SessionResult, type World } from './session-result'

/** Runs the session. The URL comes from the contract. */
export async function runSession({ key, projectId }: World): Promise<SessionResult> {
  client.setConfig({ auth: key })
  const me = await getMe()
  const projects = await listProjects({ query: { limit: 50 } })

  const creation = {
    headers: { 'Idempotency-Key': 'hey-api' },
    body: { title_text: words.title, project_id: projectId, priority: 'high' as const },
  }
  const created = await createTask(creation)
  const task = must(created.data, created.error).data
  const again = await createTask(creation)
  const open = await listTasks({ query: { project_id: projectId, limit: 50, completed: 'false' } })

  const path = { id: task.id }
  const updated = await updateTask({ path, body: { progress: 100 } })
  const comment = await createTaskComment({ path, body: { body: words.comment } })
  const event = await createEvent({
    body: { title: words.event, date: '2026-11-12', start_time: '15:00', end_time: '16:30', repeat: 'none' },
  })

  const refused = await getTask({ path: { id: 'task_nowhere' } })
  const known: KnownErrorCode = 'not_found'
  return {
    workspace: must(me.data, me.error).workspace.id,
    projects: must(projects.data, projects.error).data.map(({ id }) => id),
    task: { id: task.id, title: task.title },
    replayedId: must(again.data, again.error).data.id,
    open: must(open.data, open.error).data.map(({ title }) => title),
    completed: must(updated.data, updated.error).data.completed,
    comment: must(comment.data, comment.error).data.body,
    event: must(event.data, event.error).data.title,
    refusal: refused.error?.error.code === known ? known : 'none',
  }
}

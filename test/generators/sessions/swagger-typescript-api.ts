import { Api, type ApiError, type KnownErrorCode } from './client'
import { words, type SessionResult, type World } from './session-result'

/** Runs the session. The URL comes from the contract. */
export async function runSession({ key, projectId }: World): Promise<SessionResult> {
  const api = new Api<string>({
    securityWorker: (token) => ({ headers: { Authorization: `Bearer ${token}` } }),
  })
  api.setSecurityData(key)
  const me = await api.me.getMe()
  const projects = await api.projects.listProjects({ limit: 50 })

  const creation = { title_text: words.title, project_id: projectId, priority: 'high' as const }
  const idempotency = { headers: { 'Idempotency-Key': 'swagger-typescript-api' } }
  const task = (await api.tasks.createTask(creation, idempotency)).data.data
  const again = await api.tasks.createTask(creation, idempotency)
  const filter = { project_id: projectId, limit: 50, completed: 'false' as const }
  const open = await api.tasks.listTasks(filter)

  const updated = await api.tasks.updateTask(task.id, { progress: 100 })
  const comment = await api.tasks.createTaskComment(task.id, { body: words.comment })
  const event = await api.events.createEvent({
    title: words.event,
    date: '2026-11-12',
    start_time: '15:00',
    end_time: '16:30',
    repeat: 'none',
  })

  // The client throws the response, whose `error` is the typed body.
  const refused = await api.tasks.getTask('task_nowhere').catch((thrown: { error: ApiError }) => thrown)
  const { code } = refused.error.error
  const known: KnownErrorCode = 'not_found'
  return {
    workspace: me.data.workspace.id,
    projects: projects.data.data.map(({ id }) => id),
    task: { id: task.id, title: task.title },
    replayedId: again.data.data.id,
    open: open.data.data.map(({ title }) => title),
    completed: updated.data.data.completed,
    comment: comment.data.data.body,
    event: event.data.data.title,
    refusal: code === known ? known : 'none',
  }
}

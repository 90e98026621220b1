import { ok } from '@oazapfts/runtime'
import * as api from './client'
import { words, type SessionResult, type World } from './session-result'

/** Runs the session. The URL comes from the contract. */
export async function runSession({ key, projectId }: World): Promise<SessionResult> {
  api.defaults.headers = { Authorization: `Bearer ${key}` }
  const me = await ok(api.getMe({}))
  const projects = await ok(api.listProjects({ limit: 50 }))

  const creation = { title_text: words.title, project_id: projectId, priority: 'high' as const }
  const idempotency = { idempotencyKey: 'oazapfts' }
  const { data: task } = await ok(api.createTask(creation, idempotency))
  const again = await ok(api.createTask(creation, idempotency))
  const open = await ok(api.listTasks({ projectId, limit: 50, completed: 'false' }))

  const updated = await ok(api.updateTask(task.id, { progress: 100 }))
  const comment = await ok(api.createTaskComment(task.id, { body: words.comment }))
  const event = await ok(
    api.createEvent({
      title: words.event,
      date: '2026-11-12',
      start_time: '15:00',
      end_time: '16:30',
      repeat: 'none',
    }),
  )

  const refused = await api.getTask('task_nowhere')
  const known: api.KnownErrorCode = 'not_found'
  return {
    workspace: me.workspace.id,
    projects: projects.data.map(({ id }) => id),
    task: { id: task.id, title: task.title },
    replayedId: again.data.id,
    open: open.data.map(({ title }) => title),
    completed: updated.data.completed,
    comment: comment.data.body,
    event: event.data.title,
    refusal: refused.status === 404 && refused.data.error.code === known ? known : 'none',
  }
}

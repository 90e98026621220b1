import createClient from 'openapi-fetch'
import { must, words, type SessionResult, type World } from './session-result'
import type { components, paths } from './client'

type KnownErrorCode = components['schemas']['KnownErrorCode']

export async function runSession({ baseUrl, key, projectId }: World): Promise<SessionResult> {
  const api = createClient<paths>({ baseUrl, headers: { Authorization: `Bearer ${key}` } })
  const me = await api.GET('/me')
  const projects = await api.GET('/projects', { params: { query: { limit: 50 } } })

  const creation = {
    params: { header: { 'Idempotency-Key': 'openapi-fetch' } },
    body: { title_text: words.title, project_id: projectId, priority: 'high' as const },
  }
  const created = await api.POST('/tasks', creation)
  const task = must(created.data, created.error).data
  const again = await api.POST('/tasks', creation)
  const query = { project_id: projectId, limit: 50, completed: 'false' as const }
  const open = await api.GET('/tasks', { params: { query } })

  const one = { params: { path: { id: task.id } } }
  const updated = await api.PATCH('/tasks/{id}', { ...one, body: { progress: 100 } })
  const comment = await api.POST('/tasks/{id}/comments', { ...one, body: { body: words.comment } })
  const event = await api.POST('/events', {
    body: { title: words.event, date: '2026-11-12', start_time: '15:00', end_time: '16:30', repeat: 'none' },
  })

  const refused = await api.GET('/tasks/{id}', { params: { path: { id: 'task_nowhere' } } })
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

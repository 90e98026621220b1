import { Taskwire, TaskwireError, type Card, type Task, type TaskCreate } from '@taskwire/client'
import { verifyWebhook, type WebhookEvent } from '@taskwire/client/webhooks'

/* Type tests for the compiler, which are never run. */

const minimal = new Taskwire({ baseUrl: 'https://taskwire.example/api/public/v1', key: 'svc_…' })
const customFetch: typeof fetch = (input, init) => fetch(input, init)
export const taskwire = new Taskwire({
  baseUrl: 'https://taskwire.example/api/public/v1',
  key: 'svc_…',
  maxRetries: 3,
  timeoutMs: 30_000,
  fetch: customFetch,
})
new Taskwire({ baseUrl: '', key: '', fetch: () => Promise.resolve(new Response('{}')) })

export async function reads(project_id: string): Promise<void> {
  const { key, rate_limit } = await minimal.me.get({ signal: AbortSignal.timeout(1_000) })
  const scope: 'read:tasks' | 'write:tasks' | undefined = key.scopes.find(
    (one) => one === 'read:tasks' || one === 'write:tasks',
  )
  const left: number = rate_limit.key.remaining
  for await (const task of taskwire.tasks.list({ project_id, completed: 'false', limit: 100 })) {
    const title: string = task.title
    const due: string | null = task.due_date
    console.log(title, due, scope, left)
  }
  const { data, meta }: { data: Task[]; meta: { next_cursor: string | null } } = await taskwire.tasks
    .list({ limit: 25, due_before: '2027-01-31', updated_since: '2027-01-01T00:00:00Z' })
    .page()
  const columns: Card[] = (await taskwire.projects.cards(project_id).page()).data
  console.log(data, meta, columns, (await taskwire.projects.get(project_id)).name)
  for await (const { email } of taskwire.members.list()) console.log(email.length)
  for await (const { body } of taskwire.comments.list('task_…', { limit: 10 })) console.log(body)
  for await (const { title } of taskwire.events.list({ from: '2027-01-01', to: '2027-01-31' }))
    console.log(title)
  const status: number | undefined = taskwire.lastResponse?.status
  const remaining: number | undefined = taskwire.lastResponse?.rateLimit?.remaining
  console.log(status, remaining)

  // @ts-expect-error -- `limit` is a number.
  taskwire.tasks.list({ limit: '25' })
  // @ts-expect-error -- `completed` is one of four strings.
  taskwire.tasks.list({ completed: true })
  // @ts-expect-error -- An unknown filter.
  taskwire.tasks.list({ project: project_id })
  // @ts-expect-error -- A list has no such member.
  console.log(taskwire.tasks.list().data)
}

export async function writes(project_id: string): Promise<void> {
  const body: TaskCreate = { title_text: 'Order the worktop', project_id, priority: 'high' }
  const task = await taskwire.tasks.create(body, { idempotencyKey: 'order-4711' })
  await taskwire.tasks.update(task.id, { progress: 100, end_date: null })
  await taskwire.comments.create(task.id, { body: 'Done.' })
  const times = { date: '2027-01-29', start_time: '10:00', end_time: '10:30' }
  await taskwire.events.create({ title: 'Review', ...times, repeat: 'none' }).catch((error: unknown) => {
    if (!(error instanceof TaskwireError)) throw error
    const retryAfterSeconds: number | undefined = error.retryAfterSeconds
    if (error.type === 'rate_limit_error') console.log(retryAfterSeconds, error.code, error.param)
  })

  // @ts-expect-error -- A title is required.
  await taskwire.tasks.create({ project_id })
  // @ts-expect-error -- An unknown priority.
  await taskwire.tasks.update(task.id, { priority: 'urgently' })
}

export async function receives(body: Uint8Array, request: Request): Promise<string> {
  const header = request.headers.get('Service-Signature')
  const event: WebhookEvent = await verifyWebhook(body, header, 'whsec_…', {
    toleranceSeconds: 300,
    now: new Date(),
  })
  switch (event.type) {
    case 'task.deleted':
      // @ts-expect-error -- A deleted task has no title.
      console.log(event.data.title)
      return event.data.card_id ?? ''
    case 'comment.created':
      return event.data.task_id
    default:
      return event.data.id
  }
}

import { fastify } from 'fastify'
import { announce, callerOf, notFound, prefix, unauthorized, type Caller } from './service.ts'
import type { NewTask, TaskInput, TaskResource } from './task.ts'
import { createTask, getTask, listTasks, updateTask } from './tasks.ts'

/* Fastify as in its documentation, with JSON schemas that validate requests and serialize responses. */

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller
  }
}

const text = { type: 'string' }
const textOrNull = { type: 'string', nullable: true }
const percent = { type: 'integer', nullable: true, minimum: 0, maximum: 100 }

const task = {
  type: 'object',
  properties: {
    id: text,
    title: text,
    description: textOrNull,
    project_id: text,
    card: {
      type: 'object',
      nullable: true,
      properties: { id: text, name: text, is_done: { type: 'boolean' } },
    },
    priority: textOrNull,
    due_date: textOrNull,
    due_time: textOrNull,
    progress: percent,
    completed: { type: 'boolean' },
    assignee_ids: { type: 'array', items: text },
    created_at: text,
    updated_at: text,
  } satisfies Record<keyof TaskResource, object>,
}
const one = { type: 'object', properties: { data: task } }
const page = {
  type: 'object',
  properties: {
    data: { type: 'array', items: task },
    meta: { type: 'object', properties: { next_cursor: textOrNull } },
  },
}

const fields = {
  title_text: { type: 'string', minLength: 1, maxLength: 500, pattern: '\\S' },
  description: { ...textOrNull, maxLength: 20_000 },
  priority: { ...textOrNull, enum: ['low', 'medium', 'high', 'urgent', 'none', null] },
  progress: percent,
  end_date: { ...textOrNull, format: 'date' },
  end_time: { ...textOrNull, pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' },
} satisfies Record<keyof TaskInput, object>
const target = { project_id: text, card_id: text, user_ids: { type: 'array', maxItems: 100, items: text } }
const newTask = {
  type: 'object',
  required: ['title_text', 'project_id', 'card_id'],
  properties: { ...fields, ...target } satisfies Record<keyof NewTask, object>,
}
const params = { type: 'object', required: ['id'], properties: { id: text } }
const query = { type: 'object', properties: { limit: text, cursor: { ...text, maxLength: 1024 } } }

const app = fastify()
app.decorateRequest('caller')
app.addHook('onRequest', (request, reply, done) => {
  const caller = callerOf(request.headers.authorization)
  if (!caller) return void reply.code(401).send(unauthorized)
  request.caller = caller
  done()
})

interface ById {
  Params: { id: string }
}
const tasks = `${prefix}/tasks`
app.get<{ Querystring: { limit?: string; cursor?: string } }>(
  tasks,
  { schema: { querystring: query, response: { 200: page } } },
  (request) => listTasks(request.caller, request.query.limit, request.query.cursor),
)
app.post<{ Body: NewTask }>(
  tasks,
  { schema: { body: newTask, response: { 201: one } } },
  async (request, reply) => reply.code(201).send({ data: await createTask(request.caller, request.body) }),
)
app.get<ById>(`${tasks}/:id`, { schema: { params, response: { 200: one } } }, async (request, reply) => {
  const data = await getTask(request.caller, request.params.id)
  return data ? { data } : reply.code(404).send(notFound)
})
app.patch<ById & { Body: TaskInput }>(
  `${tasks}/:id`,
  { schema: { params, body: { type: 'object', properties: fields }, response: { 200: one } } },
  async (request, reply) => {
    const data = await updateTask(request.caller, request.params.id, request.body)
    return data ? { data } : reply.code(404).send(notFound)
  },
)

await app.listen({ port: 0, host: '127.0.0.1' })
announce(app.server)

import { createServer, type IncomingMessage } from 'node:http'
import { callerOf, listen, notFound, prefix, unauthorized, type Caller } from './service.ts'
import type { NewTask, TaskInput } from './task-input.ts'
import type { TaskPage, TaskResource } from './task-resource.ts'

/** One statement each. */
export interface Tasks {
  getTask: (caller: Caller, id: string) => Promise<TaskResource | undefined>
  listTasks: (caller: Caller, limit: string | undefined, cursor: string | undefined) => Promise<TaskPage>
  createTask: (caller: Caller, input: NewTask) => Promise<TaskResource>
  updateTask: (caller: Caller, id: string, input: TaskInput) => Promise<TaskResource | undefined>
}

interface Answer {
  status: number
  body: object
}

/** Serves them with node:http and nothing else: a Map knows the one API key, a string comparison finds the operation. */
export function serveTasks(tasks: Tasks): void {
  const server = createServer((req, res) => {
    answer(tasks, req)
      .catch((error: unknown): Answer => ({ status: 500, body: { error: String(error) } }))
      .then(({ status, body }) => {
        const text = JSON.stringify(body)
        const length = Buffer.byteLength(text)
        res.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8', 'Content-Length': length })
        res.end(text)
      })
      .catch(() => res.destroy())
  })

  listen(server)
}

async function answer(
  { getTask, listTasks, createTask, updateTask }: Tasks,
  req: IncomingMessage,
): Promise<Answer> {
  const caller = callerOf(req.headers.authorization)
  if (!caller) return { status: 401, body: unauthorized }
  const { method, url = '' } = req
  const [path = '', query] = url.split('?', 2)

  if (path === `${prefix}/tasks`) {
    if (method === 'POST')
      return { status: 201, body: { data: await createTask(caller, await readJson<NewTask>(req)) } }
    const { limit, cursor } = Object.fromEntries(new URLSearchParams(query))
    return { status: 200, body: await listTasks(caller, limit, cursor) }
  }
  if (path.startsWith(`${prefix}/tasks/`)) {
    const id = path.slice(prefix.length + '/tasks/'.length)
    const task =
      method === 'PATCH'
        ? await updateTask(caller, id, await readJson<TaskInput>(req))
        : await getTask(caller, id)
    if (task) return { status: 200, body: { data: task } }
  }
  return { status: 404, body: notFound }
}

async function readJson<T>(req: IncomingMessage): Promise<T> {
  const text = await new Promise<string>((resolve, reject) => {
    const chunks: Buffer[] = []
    req.on('data', (chunk: Buffer) => chunks.push(chunk))
    req.on('end', () => resolve(Buffer.concat(chunks).toString()))
    req.on('error', reject)
  })
  return JSON.parse(text) as T
}

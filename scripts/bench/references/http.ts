import { createHash, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { callerOf, listen, notFound, prefix, unauthorized, type Caller } from './service.ts'
import type { NewTask, TaskInput, TaskPage, TaskResource } from './task.ts'

export interface Tasks {
  getTask: (caller: Caller, id: string) => Promise<TaskResource | undefined>
  listTasks: (caller: Caller, limit: string | undefined, cursor: string | undefined) => Promise<TaskPage>
  createTask: (caller: Caller, input: NewTask) => Promise<TaskResource>
  updateTask: (caller: Caller, id: string, input: TaskInput) => Promise<TaskResource | undefined>
  /** Creates a task and stores the reply, or replays a stored reply. */
  createTaskOnce?: (caller: Caller, input: NewTask, idempotency: IdempotencyKey) => Promise<Reply>
  /** Adds an entry to the request log, which is written in batches. */
  logRequest?: (request: LoggedRequest) => void
}

/** An `Idempotency-Key` and a hash of the request that it came with. */
export interface IdempotencyKey {
  key: string
  fingerprint: Buffer
}

/** A reply, whose body may be JSON text. */
export interface Reply {
  status: number
  body: object | string
}

export interface LoggedRequest {
  at: Date
  requestId: string
  method: string
  path: string
  operationId: string
  status: number
  durationMs: number
  ip: string
  userAgent: string | null
}

/** Serves tasks with only node:http. A Map holds the only API key, and string comparisons find the operation. */
export function serveTasks(tasks: Tasks): void {
  const server = createServer((req, res) => {
    const requestId = tasks.logRequest && req.method !== 'GET' ? logAtEnd(tasks.logRequest, req, res) : ''
    answer(tasks, req, requestId)
      .catch((error: unknown): Reply => ({ status: 500, body: { error: String(error) } }))
      .then(({ status, body }) => {
        const text = typeof body === 'string' ? body : JSON.stringify(body)
        const length = Buffer.byteLength(text)
        res.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8', 'Content-Length': length })
        res.end(text)
      })
      .catch(() => res.destroy())
  })

  listen(server)
}

/** Logs a request when it ends. Returns its new id. */
function logAtEnd(log: (request: LoggedRequest) => void, req: IncomingMessage, res: ServerResponse): string {
  const at = new Date()
  const startMs = performance.now()
  const requestId = randomUUID()
  res.setHeader('X-Request-Id', requestId)
  res.on('close', () => {
    const { method = '', url: path = '' } = req
    log({
      at,
      requestId,
      method,
      path,
      operationId: method === 'POST' ? 'createTask' : 'updateTask',
      status: res.statusCode,
      durationMs: Math.round(performance.now() - startMs),
      userAgent: req.headers['user-agent'] ?? null,
      ip: req.socket.remoteAddress ?? '',
    })
  })
  return requestId
}

async function answer(tasks: Tasks, req: IncomingMessage, requestId: string): Promise<Reply> {
  const caller = callerOf(req.headers.authorization, requestId)
  if (!caller) return { status: 401, body: unauthorized }
  const { method, url = '' } = req
  const [path = '', query] = url.split('?', 2)

  if (path === `${prefix}/tasks`) {
    if (method === 'POST') return create(tasks, caller, req)
    const { limit, cursor } = Object.fromEntries(new URLSearchParams(query))
    return { status: 200, body: await tasks.listTasks(caller, limit, cursor) }
  }
  if (path.startsWith(`${prefix}/tasks/`)) {
    const id = path.slice(prefix.length + '/tasks/'.length)
    const task =
      method === 'PATCH'
        ? await tasks.updateTask(caller, id, JSON.parse(await readText(req)) as TaskInput)
        : await tasks.getTask(caller, id)
    if (task) return { status: 200, body: { data: task } }
  }
  return { status: 404, body: notFound }
}

async function create(tasks: Tasks, caller: Caller, req: IncomingMessage): Promise<Reply> {
  const text = await readText(req)
  const input = JSON.parse(text) as NewTask
  const key = req.headers['idempotency-key']
  if (typeof key !== 'string' || !tasks.createTaskOnce)
    return { status: 201, body: { data: await tasks.createTask(caller, input) } }
  const fingerprint = createHash('sha256').update(`${req.method} ${req.url} ${text}`).digest()
  return tasks.createTaskOnce(caller, input, { key, fingerprint })
}

function readText(req: IncomingMessage): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    req.on('data', (chunk: Buffer) => chunks.push(chunk))
    req.on('end', () => resolve(Buffer.concat(chunks).toString()))
    req.on('error', reject)
  })
}

import { createServer } from 'node:http'
import express, { type ErrorRequestHandler, type RequestHandler, type Response } from 'express'
import { middleware as openApiValidator } from 'express-openapi-validator'
import { isTimeZone } from '../../../src/contract/time-zone.ts'
import { callerOf, invalid, listen, notFound, prefix, unauthorized, type Caller } from './service.ts'
import type { NewTask, TaskInput } from './task.ts'
import { createTask, getTask, listTasks, updateTask } from './tasks.ts'

/* Express with express-openapi-validator, which validates requests and responses against Taskwire's contract. */

const authenticate: RequestHandler = (req, res, next) => {
  const caller = callerOf(req.headers.authorization)
  if (!caller) return void res.status(401).json(unauthorized)
  res.locals.caller = caller
  next()
}
const callerIn = (res: Response): Caller => res.locals.caller as Caller

const app = express()
app.disable('x-powered-by')
app.disable('etag')
app.use(authenticate)
app.use(express.json())
app.use(
  openApiValidator({
    apiSpec: 'spec/openapi.yaml',
    validateRequests: true,
    validateResponses: true,
    validateSecurity: false,
    formats: { 'time-zone': isTimeZone },
  }),
)

const tasks = `${prefix}/tasks`
app.get(tasks, async (req, res) => {
  const { limit, cursor } = req.query as { limit?: string; cursor?: string }
  res.json(await listTasks(callerIn(res), limit, cursor))
})
app.post(tasks, async (req, res) => {
  res.status(201).json({ data: await createTask(callerIn(res), req.body as NewTask) })
})
app.get(`${tasks}/:id`, async (req, res) => {
  sendTask(res, await getTask(callerIn(res), req.params.id))
})
app.patch(`${tasks}/:id`, async (req, res) => {
  sendTask(res, await updateTask(callerIn(res), req.params.id, req.body as TaskInput))
})

function sendTask(res: Response, data: object | undefined): void {
  if (data) res.json({ data })
  else res.status(404).json(notFound)
}

const onError: ErrorRequestHandler = (error: { status?: number; message: string }, _req, res, _next) => {
  res.status(error.status ?? 500).json(invalid(error.message))
}
app.use(onError)

listen(createServer(app))

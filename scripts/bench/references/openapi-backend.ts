import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import process from 'node:process'
import addFormats from 'ajv-formats'
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/postgres-js'
import express, { type Request, type Response } from 'express'
import {
  OpenAPIBackend,
  type Context,
  type Document,
  type Request as ApiRequest,
  type UnknownParams,
} from 'openapi-backend'
import postgres from 'postgres'
import { parse } from 'yaml'
import { cards, tasks } from '../../../src/db/schema.ts'
import { newId } from '../../../src/domain/ids.ts'
import { taskCard, taskColumns } from '../../../src/domain/tasks/list-tasks.ts'
import { taskResource } from '../../../src/resources.ts'
import { parseInstant } from './postgres-text.ts'
import { callerOf, invalid, listen, notFound, prefix, unauthorized, type Caller } from './service.ts'
import { changes, newRow, type NewTask, type TaskInput } from './task-input.ts'

/*
 * Express with openapi-backend as its README has it, routing and validating both ways, and Drizzle: reads prepared,
 * writes built for each request.
 */

/** What is idle is closed while the other servers are measured: PostgreSQL has a hundred connections for them all. */
const client = postgres(process.env.DATABASE_URL ?? '', {
  max: 10,
  idle_timeout: 10,
  connection: { TimeZone: 'UTC' },
})
const db = drizzle(client)
// Drizzle has the driver pass instants on as PostgreSQL writes them.
client.options.parsers[1184] = parseInstant

const ofWorkspace = eq(tasks.workspace_id, sql.placeholder('workspaceId'))
const selectTask = db
  .select(taskColumns)
  .from(tasks)
  .leftJoin(cards, taskCard)
  .where(and(ofWorkspace, eq(tasks.id, sql.placeholder('id')), sql`${tasks.visible}`))
  .prepare('select_task')
const selectPage = db
  .select(taskColumns)
  .from(tasks)
  .leftJoin(cards, taskCard)
  .where(and(ofWorkspace, sql`${tasks.visible}`, gt(tasks.id, sql.placeholder('cursor'))))
  .orderBy(asc(tasks.id))
  .limit(sql.placeholder('limit'))
  .prepare('select_page')

interface Answer {
  status: number
  body: object
}
type ById = Context<TaskInput, { id: string }, UnknownParams, { authorization?: string }>
type Listed = Context<unknown, UnknownParams, { limit?: string; cursor?: string }>

const api = new OpenAPIBackend({
  definition: parse(readFileSync('spec/openapi.yaml', 'utf8')) as Document,
  apiRoot: prefix,
  quick: true,
  securityHandlers: {
    apiKey: ({ request: { headers } }: ById) => callerOf(headers.authorization),
  },
  customizeAjv: (ajv) => addFormats.default(ajv).addFormat('time-zone', true),
  handlers: {
    async listTasks({ request: { query }, security }: Listed): Promise<Answer> {
      const limit = Math.min(Number(query.limit ?? 25), 100)
      const { workspaceId } = callerIn(security)
      const rows = await selectPage.execute({ workspaceId, cursor: query.cursor ?? '', limit: limit + 1 })
      const data = rows.slice(0, limit).map(taskResource)
      return {
        status: 200,
        body: { data, meta: { next_cursor: rows.length > limit ? (data.at(-1)?.id ?? null) : null } },
      }
    },
    async createTask({ request, security }: Context<NewTask>): Promise<Answer> {
      const now = new Date()
      const times = { created_at: now.toISOString(), updated_at: now.toISOString() }
      const row = { ...newRow(callerIn(security), request.requestBody), id: newId('task', now), ...times }
      const [task] = await withCard(insertTask(row))
      return { status: 201, body: { data: task && taskResource(task) } }
    },
    async getTask({ request: { params }, security }: ById): Promise<Answer> {
      const [row] = await selectTask.execute({ workspaceId: callerIn(security).workspaceId, id: params.id })
      return row ? { status: 200, body: { data: taskResource(row) } } : { status: 404, body: notFound }
    },
    async updateTask({ request: { params, requestBody }, security }: ById): Promise<Answer> {
      const row = { ...changes(requestBody), updated_at: new Date().toISOString() }
      const mine = and(eq(tasks.workspace_id, callerIn(security).workspaceId), eq(tasks.id, params.id))
      const updated = db
        .update(tasks)
        .set(row)
        .where(and(mine, sql`${tasks.visible}`))
        .returning()
      const [task] = await withCard(db.$with('t').as(updated))
      return task ? { status: 200, body: { data: taskResource(task) } } : { status: 404, body: notFound }
    },
    unauthorizedHandler: (): Answer => ({ status: 401, body: unauthorized }),
    validationFail: ({ validation }: Context): Answer => ({
      status: 422,
      body: invalid(JSON.stringify(validation.errors)),
    }),
    notFound: (): Answer => ({ status: 404, body: notFound }),
    postResponseHandler({ response, operation }: Context, _req: Request, res: Response) {
      const { status, body } = response as Answer
      const { errors } = api.validateResponse(body, operation, status)
      if (errors) res.status(500).json(errors)
      else res.status(status).json(body)
    },
  },
})

function callerIn(security: Context['security']): Caller {
  return security.apiKey as Caller
}

function insertTask(row: typeof tasks.$inferInsert) {
  return db.$with('t').as(db.insert(tasks).values(row).returning())
}

/** What was written, with its column: all of it one statement. */
function withCard(t: ReturnType<typeof insertTask>) {
  return db
    .with(t)
    .select({
      id: t.id,
      title: t.title,
      description: t.description,
      project_id: t.project_id,
      card: taskColumns.card,
      priority: t.priority,
      end_date: t.end_date,
      end_time: t.end_time,
      progress: t.progress,
      completed: t.completed,
      assignee_ids: t.assignee_ids,
      created_at: t.created_at,
      updated_at: t.updated_at,
    })
    .from(t)
    .leftJoin(cards, and(eq(cards.workspace_id, t.workspace_id), eq(cards.id, t.card_id)))
}

await api.init()
const app = express()
app.disable('x-powered-by')
app.disable('etag')
app.use(express.json())
app.use((req, res, next) => {
  api.handleRequest(req as ApiRequest, req, res).catch(next)
})

listen(createServer(app))

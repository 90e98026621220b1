import { indented, snippet } from './guide.ts'
import { insert, type Edit } from './project-copy.ts'

/* What an author writes who adds an operation, by the steps of CONTRIBUTING.md. */

const contract = 'spec/openapi.yaml'

/** The code at the end of a file, its imports at the beginning. */
function paste(file: string, code: string): Edit {
  const imports = code.match(/^import .*\n/gm) ?? []
  const rest = code.replace(/^import .*\n/gm, '')
  return { file, change: (text) => `${imports.join('')}${text}\n${rest.trim()}\n` }
}

const deleteTask: Edit[] = [
  insert(contract, `${indented(snippet('Adding an operation', 'yaml'), 4)}\n`, '\n  /tasks/{id}/comments:\n'),
  paste('src/handlers/public/tasks.ts', snippet('Adding an operation', 'ts')),
]

/** A body that may be left out, and a refusal that no other operation has. */
const putCompletion: Edit[] = [
  insert(
    contract,
    `
  /tasks/{id}/completion:
    put:
      operationId: completeTask
      tags: [Tasks]
      summary: Complete a task
      description: |
        Sets the progress of a task, to 100 where the body does not say otherwise.

        Requires the scope \`write:tasks\`.
      security:
        - apiKey: ['write:tasks']
      x-rate-limits: [key, write, workspace]
      x-error-codes:
        - forbidden
      parameters:
        - $ref: '#/components/parameters/TaskId'
        - $ref: '#/components/parameters/RequestId'
      x-max-body: 65536
      requestBody:
        description: How far the task is.
        content:
          application/json:
            schema:
              type: object
              required: [percent]
              properties:
                percent:
                  description: The progress in percent.
                  type: integer
                  minimum: 0
                  maximum: 100
            example:
              percent: 80
      responses:
        '200':
          description: The progress as it is now.
          content:
            application/json:
              schema:
                type: object
                additionalProperties: false
                required: [progress]
                properties:
                  progress:
                    description: The progress in percent.
                    type: [integer, 'null']
              example:
                progress: 80
`,
    '\n  /events:\n',
  ),
  paste(
    'src/handlers/public/tasks.ts',
    `
export async function completeTask(
  { path, body }: Input<'completeTask'>,
  { plan, actor }: WriteContext,
): Promise<Reply<'completeTask'>> {
  const task = await updating.updateTask(plan, actor, path.id, { progress: body?.percent ?? 100 })
  return { status: 200, body: { progress: task.progress } }
}
`,
  ),
]

const getEvent: Edit[] = [
  insert(
    contract,
    `
  /events/{id}:
    get:
      operationId: getEvent
      tags: [Events]
      summary: Get a calendar event
      description: |
        Returns one event.

        Requires the scope \`read:events\`.
      security:
        - apiKey: ['read:events']
      x-rate-limits: [key, workspace]
      parameters:
        - name: id
          in: path
          required: true
          description: The id of the event.
          schema:
            type: string
          example: event_01m5ffx9yjfcjtrnxsbtt17edj
        - $ref: '#/components/parameters/RequestId'
      responses:
        '200':
          description: The event.
          content:
            application/json:
              schema:
                $ref: '#/components/schemas/CalendarEventResponse'
              example:
                data:
                  id: event_01m5ffx9yjfcjtrnxsbtt17edj
                  title: Monday planning
                  description: null
                  date: '2026-11-02'
                  start_time: '09:00'
                  end_time: '09:30'
                  location: null
                  project_id: null
                  workspace_id: ws_01kjpzv280f1et8kyw9tqkgj38
                  color: null
                  repeat: weekly
                  created_at: '2026-10-21T15:05:09.842Z'
                  updated_at: '2026-10-21T15:05:09.842Z'
`,
    '\nwebhooks:\n',
  ),
  paste(
    'src/domain/events/events.ts',
    `
/** @throws AppError not_found */
export async function findVisibleEvent(db: Database, workspaceId: string, id: string): Promise<EventRow> {
  const mine = and(eq(events.workspace_id, workspaceId), eq(events.id, id), sql\`\${events.visible}\`)
  const [event] = await db.select(eventColumns).from(events).where(mine)
  if (!event) throw new AppError('not_found')
  return event
}
`,
  ),
  paste(
    'src/handlers/public/events.ts',
    `
export async function getEvent(
  { path }: Input<'getEvent'>,
  { db, workspaceId }: ReadContext,
): Promise<Reply<'getEvent'>> {
  return { status: 200, body: { data: eventResource(await events.findVisibleEvent(db, workspaceId, path.id)) } }
}
`,
  ),
]

/** It tells the members, and then waits for its end. */
const streamMembers: Edit[] = [
  insert(
    contract,
    `
  /members/stream:
    get:
      operationId: streamMembers
      tags: [Members]
      summary: Stream the members
      description: |
        An event for each member of the workspace. It goes on until the client has enough.

        Requires the scope \`read:members\`.
      security:
        - apiKey: ['read:members']
      x-rate-limits: [key, workspace]
      parameters:
        - $ref: '#/components/parameters/RequestId'
      responses:
        '200':
          description: The members.
          content:
            text/event-stream:
              schema:
                type: string
              example: |+
                event: member
                id: 1
                data: {"name":"Maya Lindqvist"}

`,
    '\n  /tasks:\n',
  ),
  paste(
    'src/handlers/public/members.ts',
    `
import { once } from 'node:events'

export function streamMembers(
  { signal }: Input<'streamMembers'>,
  context: ReadContext,
): Promise<Reply<'streamMembers'>> {
  return Promise.resolve({ status: 200, body: memberEvents(context, signal) })
}

async function* memberEvents(
  { db, workspaceId }: ReadContext,
  signal: AbortSignal,
): Reply<'streamMembers'>['body'] {
  const { rows } = await members.listMembers(db, workspaceId, { limit: 100, after: null })
  for (const [i, { name }] of rows.entries()) {
    yield { event: 'member', id: String(i + 1), data: JSON.stringify({ name }) }
  }
  await once(signal, 'abort')
}
`,
  ),
]

/** Who needs no key. */
const getLimits: Edit[] = [
  insert(
    contract,
    `
  /limits:
    get:
      operationId: getLimits
      tags: [Me]
      summary: Read the limits
      description: Tells anybody how much fits on a page.
      security: []
      x-rate-limits: [anonymous]
      parameters:
        - $ref: '#/components/parameters/RequestId'
      responses:
        '200':
          description: The limits.
          content:
            application/json:
              schema:
                type: object
                additionalProperties: false
                required: [page]
                properties:
                  page:
                    description: The items of a page.
                    type: integer
              example:
                page: 100
`,
    '\n  /projects:\n',
  ),
  paste(
    'src/handlers/public/me.ts',
    `
export function getLimits(): Promise<Reply<'getLimits'>> {
  return Promise.resolve({ status: 200, body: { page: 100 } })
}
`,
  ),
]

export const newOperations = { deleteTask, putCompletion, getEvent, streamMembers, getLimits }

import { randomUUID } from 'node:crypto'
import type { Request } from 'autocannon'
import { apiPrefix } from '../../src/config.ts'
import type { Side } from './sides.ts'
import type { World } from './world.ts'

/** An operation that is measured, and the requests that are sent to a side. */
export interface Operation {
  title: string
  requests: (side: Pick<Side, 'world' | 'cursors'>) => Request[]
  isTaskwireOnly?: true
  isWrite?: true
  /** Whether the operation is also measured on two processes. */
  isScaled?: true
}

const tasks = `${apiPrefix}/tasks`
const pageSize = 25

/** Operations in the order of measurement: reads first, since writes add rows. */
export const operations = {
  getTask: {
    title: 'getTask',
    requests: ({ world }) => world.taskIds.map((id) => ({ path: `${tasks}/${id}` })),
    isScaled: true,
  },
  listTasks: {
    title: `listTasks, first page of ${pageSize}`,
    requests: () => [{ path: `${tasks}?limit=${pageSize}` }],
  },
  listTasksDeep: {
    title: `listTasks, a deep page of ${pageSize}`,
    requests: ({ cursors }) =>
      cursors.map((cursor) => ({ path: `${tasks}?limit=${pageSize}&cursor=${cursor}` })),
  },
  listCompletedTasks: filtered('completed', () => 'true'),
  listTasksOfProject: filtered('project_id', ({ projectId }) => projectId),
  listTasksDueBefore: filtered('due_before', ({ now }) => now.toISOString().slice(0, 10)),
  listTasksUpdatedSince: filtered('updated_since', ({ middle }) => middle.toISOString()),
  getMe: { title: 'getMe', requests: () => [{ path: `${apiPrefix}/me` }], isTaskwireOnly: true },
  createTask: {
    title: 'createTask',
    requests: ({ world }) => [createTask(world)],
    isWrite: true,
    isScaled: true,
  },
  createTaskWithKey: {
    title: 'createTask, Idempotency-Key',
    requests: ({ world }) => [{ ...createTask(world), setupRequest: withNewKey }],
    isWrite: true,
  },
  updateTask: {
    title: 'updateTask',
    requests: ({ world }) =>
      world.taskIds.map((id) => ({ method: 'PATCH', path: `${tasks}/${id}`, setupRequest: withNewTitle })),
    isWrite: true,
  },
} satisfies Record<string, Operation>

export type OperationName = keyof typeof operations

/** Returns the first page of a list with a filter. */
function filtered(filter: string, valueOf: (world: World) => string): Operation {
  return {
    title: `listTasks, first page of ${pageSize}, ${filter}`,
    requests: ({ world }) => [
      { path: `${tasks}?limit=${pageSize}&${filter}=${encodeURIComponent(valueOf(world))}` },
    ],
    isTaskwireOnly: true,
  }
}

function createTask({ projectId, cardId, userId }: World): Request {
  const body = {
    title_text: 'Order the stone worktop',
    project_id: projectId,
    card_id: cardId,
    description:
      'Two kinds of granite are in stock. The quote is valid for three weeks, and includes the cut-outs.',
    priority: 'high',
    progress: 0,
    end_date: '2027-01-29',
    user_ids: [userId],
  }
  return { method: 'POST', path: tasks, body: JSON.stringify(body) }
}

const run = randomUUID()
let sent = 0

function withNewKey(request: Request): Request {
  return { ...request, headers: { ...request.headers, 'Idempotency-Key': `${run}-${sent++}` } }
}

/** Gives each request a new title, so that it changes the task. */
function withNewTitle(request: Request): Request {
  return { ...request, body: `{"title_text":"Order the stone worktop, mark ${sent++}"}` }
}

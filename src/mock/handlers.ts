import { operations, type Contract, type OperationId } from '../../generated/openapi.operations.ts'
import type { ContractDocument } from '../contract-document.ts'
import { checkWindow } from '../domain/events/events.ts'
import { toPage, type Page, type PageRequest } from '../domain/page.ts'
import { AppError } from '../errors.ts'
import { eventBounds, eventWindow } from '../handlers/public/events.ts'
import { taskFilters } from '../handlers/public/tasks.ts'
import type { ReadContext } from '../http/call-context.ts'
import type { AnyReply, Handlers } from '../http/contract.ts'
import type { MockKey, State } from './state.ts'
import { createEvent, createTask, createTaskComment, updateTask } from './writes.ts'

/** What the mock's handlers get beside their input. */
export interface MockContext extends Pick<ReadContext, 'paginate' | 'rateLimits'> {
  state: State
  key: MockKey
  now: Date
}
/** Of operations that anybody may call. */
export type MockAnyoneContext = Pick<MockContext, 'state' | 'now'>
export type MockContexts = {
  apiKey: { read: MockContext; write: MockContext }
  none: { read: MockAnyoneContext; write: MockAnyoneContext }
}

const handlers: Partial<Handlers<Contract, MockContexts>> = {
  async getMe(_input, { state: { workspace }, key: { name, scopes }, rateLimits }) {
    return { status: 200, body: { workspace, key: { name, scopes }, rate_limit: await rateLimits() } }
  },

  listProjects: ({ query }, { state, paginate }) =>
    paginate(
      query,
      ['listProjects'],
      pagesOf(state.projects, ({ id }) => [id]),
      asItIs,
    ),

  getProject({ path }, { state }) {
    const { task_count: _count, ...project } = find(state.projects, path.id)
    return ok(project)
  },

  listProjectCards({ path, query }, { state, paginate }) {
    const cards = state.cards.get(find(state.projects, path.id).id) ?? []
    const positionOf = ({ order, id }: (typeof cards)[number]) => [String(order ?? 0).padStart(10, '0'), id]
    return paginate(query, ['listProjectCards', path.id], pagesOf(cards, positionOf), asItIs)
  },

  listMembers({ query }, { state, paginate }) {
    const load = pagesOf(state.members, ({ joined_at, id }) => [joined_at ?? '', id])
    return paginate(query, ['listMembers'], load, asItIs)
  },

  listTasks({ query }, { state, paginate }) {
    const filters = taskFilters(query)
    const { project_id, card_id, completed, due_before, due_after, updated_since } = filters
    const tasks = state.tasks.filter(
      (task) =>
        (project_id === undefined || task.project_id === project_id) &&
        (card_id === undefined || task.card?.id === card_id) &&
        (completed === undefined || task.completed === completed) &&
        (due_before === undefined || (task.due_date !== null && task.due_date < due_before)) &&
        (due_after === undefined || (task.due_date !== null && task.due_date > due_after)) &&
        (updated_since === undefined || (task.updated_at !== null && task.updated_at >= updated_since)),
    )
    return paginate(
      query,
      ['listTasks', filters],
      pagesOf(tasks, ({ id }) => [id]),
      asItIs,
    )
  },

  createTask: ({ body }, { state, now }) => created(createTask(state, body, now)),
  getTask: ({ path }, { state }) => ok(find(state.tasks, path.id)),
  updateTask: ({ path, body }, { state, now }) =>
    ok(updateTask(state, find(state.tasks, path.id), body, now)),

  listTaskComments({ path, query }, { state, paginate }) {
    const comments = state.comments.get(find(state.tasks, path.id).id) ?? []
    return paginate(
      query,
      ['listTaskComments', path.id],
      pagesOf(comments, ({ id }) => [id]),
      asItIs,
    )
  },

  createTaskComment: ({ path, body }, { state, key, now }) =>
    created(createTaskComment(state, find(state.tasks, path.id), body, key.author, now)),

  listEvents({ query }, { state, paginate }) {
    const bounds = eventBounds(query)
    const load = (page: PageRequest) => {
      const window = eventWindow(bounds)
      checkWindow(window)
      const { from, to } = window
      const events = state.events.filter(
        ({ date }) =>
          date !== null && (from === undefined || date >= from) && (to === undefined || date <= to),
      )
      return pagesOf(events, ({ date, start_time, id }) => [date ?? '', start_time ?? '', id])(page)
    }
    return paginate(query, ['listEvents', bounds], load, asItIs)
  },

  createEvent: ({ body }, { state, now }) => created(createEvent(state, body, now)),
}

/** A handler for every operation. One that the mock knows nothing of answers its example. */
export function mockHandlers(document: ContractDocument): Handlers<Contract, MockContexts> {
  const ids = Object.keys(operations) as OperationId[]
  const answering = ids.map((id) => [id, handlers[id] ?? (() => exampleReply(document, id))])
  return Object.fromEntries(answering) as Handlers<Contract, MockContexts>
}

/** The first documented success of an operation, with its example. */
export function exampleReply(document: ContractDocument, id: OperationId): Promise<AnyReply> {
  const status = Number(Object.keys(operations[id].responses)[0])
  const body = document.reply(id, status)?.example
  return Promise.resolve(body === undefined ? { status } : { status, body })
}

/** @throws AppError not_found */
function find<Row extends { id: string }>(rows: readonly Row[], id: string): Row {
  const row = rows.find((one) => one.id === id)
  if (!row) throw new AppError('not_found')
  return row
}

/** Pages of rows in the order of their positions. */
function pagesOf<Row>(rows: readonly Row[], positionOf: (row: Row) => string[]) {
  return ({ limit, after }: PageRequest): Promise<Page<Row>> => {
    const sorted = rows.toSorted((one, other) => compare(positionOf(one), positionOf(other)))
    const rest = after ? sorted.filter((row) => compare(positionOf(row), after) > 0) : sorted
    return Promise.resolve(toPage(rest.slice(0, limit + 1), { limit, after }, positionOf))
  }
}

function compare(one: readonly string[], other: readonly string[]): number {
  const at = one.findIndex((text, i) => text !== other[i])
  return at === -1 ? 0 : (one[at] ?? '') < (other[at] ?? '') ? -1 : 1
}

const asItIs = <Row>(row: Row): Row => row
// eslint-disable-next-line @typescript-eslint/require-await -- what is thrown before it is to reject
const ok = async <Data>(data: Data) => ({ status: 200 as const, body: { data } })
const created = <Data>(data: Data) => Promise.resolve({ status: 201 as const, body: { data } })

import { isMe, isNothing, isPage, isResource } from './responses.ts'
import { Changes } from './changes.ts'
import type * as contract from './contract.ts'
import type { Data, Item, Method, NoContent, Operation, PathOf } from './contract.ts'
import { List } from './list.ts'
import type { CallOptions, LastResponse, TaskwireOptions, WriteOptions } from './options.ts'
import { Transport, type Call } from './transport.ts'

/** Client of the Taskwire API. Methods return the resource itself, and throw a `TaskwireError` on failure. */
export class Taskwire {
  readonly #transport: Transport

  constructor(options: TaskwireOptions) {
    this.#transport = new Transport(options)
  }

  /** Returns the status and headers of the latest response. */
  get lastResponse(): LastResponse | undefined {
    return this.#transport.lastResponse
  }

  readonly me = {
    /** The key's workspace, its scopes and its remaining budgets. */
    get: (options?: CallOptions): Promise<contract.Me> =>
      this.#transport.send('get', '/me', { ...options }, isMe),
  }

  readonly tasks = {
    list: (query?: contract.TaskQuery, options?: CallOptions): List<contract.Task> =>
      this.#list('/tasks', { ...options, query }),
    get: (id: string, options?: CallOptions): Promise<contract.Task> =>
      this.#one('get', '/tasks/{id}', { ...options, id }),
    create: (body: contract.TaskCreate, options?: WriteOptions): Promise<contract.Task> =>
      this.#one('post', '/tasks', { ...options, body }),
    update: (id: string, body: contract.TaskUpdate, options?: CallOptions): Promise<contract.Task> =>
      this.#one('patch', '/tasks/{id}', { ...options, id, body }),
    /** The tasks that have changed since the position of earlier changes; all tasks without one. */
    changes: (position?: string, query?: contract.TaskQuery, options?: CallOptions): Changes =>
      new Changes(position, (since, onResponse) => {
        const changed = { limit: 100, ...query, ...(since !== undefined && { updated_since: since }) }
        const notify = (response: LastResponse): void => {
          onResponse(response)
          options?.onResponse?.(response)
        }
        return this.tasks.list(changed, { ...options, onResponse: notify })
      }),
  }

  readonly projects = {
    list: (query?: contract.PageQuery, options?: CallOptions): List<contract.ProjectListItem> =>
      this.#list('/projects', { ...options, query }),
    get: (id: string, options?: CallOptions): Promise<contract.Project> =>
      this.#one('get', '/projects/{id}', { ...options, id }),
    /** The columns of the project's board. */
    cards: (id: string, query?: contract.PageQuery, options?: CallOptions): List<contract.Card> =>
      this.#list('/projects/{id}/cards', { ...options, id, query }),
  }

  readonly members = {
    list: (query?: contract.PageQuery, options?: CallOptions): List<contract.Member> =>
      this.#list('/members', { ...options, query }),
  }

  readonly comments = {
    list: (taskId: string, query?: contract.PageQuery, options?: CallOptions): List<contract.TaskComment> =>
      this.#list('/tasks/{id}/comments', { ...options, id: taskId, query }),
    create: (
      taskId: string,
      body: contract.TaskCommentCreate,
      options?: WriteOptions,
    ): Promise<contract.TaskComment> =>
      this.#one('post', '/tasks/{id}/comments', { ...options, id: taskId, body }),
  }

  readonly events = {
    list: (query?: contract.CalendarEventQuery, options?: CallOptions): List<contract.CalendarEvent> =>
      this.#list('/events', { ...options, query }),
    create: (body: contract.CalendarEventCreate, options?: WriteOptions): Promise<contract.CalendarEvent> =>
      this.#one('post', '/events', { ...options, body }),
  }

  async #one<M extends Method, Path extends PathOf<M>>(
    method: M,
    path: Path,
    call: CallOf<Operation<M, Path>>,
  ): Promise<Data<Operation<M, Path>>> {
    type Resource = Data<Operation<M, Path>>
    const isRight = call.returnsNothing ? isNothing : isResource
    const body = await this.#transport.send<{ data: Resource } | undefined>(method, path, call, isRight)
    return body?.data as Resource
  }

  #list<Path extends PathOf<'get'>>(path: Path, call: Call): List<Item<Operation<'get', Path>>> {
    return new List((cursor) => {
      const query = cursor === undefined ? call.query : { ...call.query, cursor }
      return this.#transport.send('get', path, { ...call, query }, isPage)
    })
  }
}

/** A call of an operation. `returnsNothing` is set if and only if the operation's success is a 204. */
type CallOf<Op> = Call & (Op extends NoContent ? { returnsNothing: true } : { returnsNothing?: never })

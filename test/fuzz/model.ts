import type { Schemas, Scope } from '../../generated/openapi.operations.ts'
import type { Fixture } from '../../src/seeds/fixture.ts'
import type { TestApp } from '../support/app.ts'
import type { BudgetModel } from './budgets.ts'

type Project = Schemas['ProjectListItem'] & { cards: Schemas['Card'][]; isVisible: boolean }

export interface KeyModel {
  id: string
  name: string
  scopes: Scope[]
  workspace: string
  /** ID of the user whom the key acts as. */
  user: string
  isDisabled: boolean
  isRevoked: boolean
  expiresAt: string | null
  /** Secrets of the key, the newest last. */
  secrets: { secret: string; expiresAt: string | null }[]
}

export interface EndpointModel {
  url: string
  events: string[]
  isDisabled: boolean
}

/** Stored response that a repeat replays. */
export interface Stored {
  request: string
  status: number
  text: string
  expiresAt: string
}

const unknownIds: Record<string, string> = {
  endpoint: 'whe_01m6drk2y0e6qsmym84rk0bvbg',
  delivery: 'whd_01m6drk2y0e6qsmym84rk0bvbg',
  session: 'nobody',
  request: 'req_01m6drk2y0e6qsmym84rk0bvbg',
  comment: 'comment_01m6drk2y0e6qsmym84rk0bvbg',
  gone: 'task_01m6drk2y0e6qsmym84rk0bvbg',
}

/** Model of a run's workspace, changed only by the answers. */
export class Model {
  readonly app: TestApp
  readonly world: Fixture
  readonly budgets: BudgetModel
  readonly projects = new Map<string, Project>()
  readonly tasks = new Map<string, Schemas['Task']>()
  readonly comments = new Map<string, Schemas['TaskComment'][]>()
  readonly events = new Map<string, Schemas['CalendarEvent']>()
  members: Schemas['Member'][] = []
  readonly keys = new Map<string, KeyModel>()
  readonly endpoints = new Map<string, EndpointModel>()
  /** Endpoints by the deliveries that were listed. */
  readonly deliveries = new Map<string, string>()
  /** IDs of logged requests that were listed. */
  readonly requests = new Set<string>()
  /** Cookies of live sessions. */
  readonly sessions = new Set<string>()
  /** Password of the owner. */
  password: string
  /** Attempts with a wrong password. */
  readonly failures: { email: string; at: number }[] = []
  /** ID and cookie of the session that may be ended by its id. */
  spare = { id: '', cookie: '' }
  readonly stored = new Map<string, Stored>()
  /** ID of the task that recurs, whose completion creates another. */
  recurring: string
  isAdminActive = true
  /** States of the recurring task on completion, one of which its unknown successor copies. */
  completed: Schemas['Task'][] = []
  readonly #known = new Map<string, string[]>()

  constructor(app: TestApp, world: Fixture, budgets: BudgetModel) {
    this.app = app
    this.world = world
    this.budgets = budgets
    this.recurring = world.tasks.recurring
    this.password = world.login.password
    this.#knowWorld()
  }

  get now(): string {
    return this.app.clock.now().toISOString()
  }

  #knowWorld(): void {
    const { world } = this
    const add = (kind: string, group: keyof Fixture, names: string[]): void => {
      for (const name of names)
        this.know(kind, (world[group] as unknown as Record<string, string>)[name] ?? '')
    }
    add('project', 'projects', ['main', 'second', 'no_open_column', 'viewer_only'])
    add('card', 'cards', ['todo', 'doing', 'done', 'viewer_only'])
    add('task', 'tasks', ['first', 'completed', 'untitled', 'recurring'])
    add('hidden', 'projects', ['private', 'archived', 'inbox'])
    add('hidden', 'cards', ['private', 'inbox'])
    add('hidden', 'tasks', ['private', 'archived', 'inbox'])
    add('foreign', 'foreign', ['project', 'card', 'task', 'user', 'workspace'])
    add('workspace', 'workspace', ['id'])
    add('member', 'users', ['owner', 'admin', 'member'])
    add('stranger', 'users', ['pending', 'suspended'])
    add('email', 'login', ['email'])
    add('password', 'login', ['password'])
    for (const [name, key] of Object.entries({ ...world.keys, foreign: world.foreign.key })) {
      this.know('secret', key.secret)
      if (name !== 'full' && name !== 'admin' && name !== 'foreign') this.know('key', key.id)
    }
    this.know('foreign', world.foreign.key.id)
  }

  /** @returns a reference to the value */
  know(kind: string, value: string): string {
    const known = this.#known.get(kind) ?? []
    if (!known.includes(value)) known.push(value)
    this.#known.set(kind, known)
    return `{{${kind}:${known.indexOf(value)}}}`
  }

  endSession(cookie: string): void {
    this.sessions.delete(cookie)
    this.forget('cookie', cookie, 'ended')
  }

  /** Forgets a value, which steps can use as one that is gone. */
  forget(kind: string, value: string, as = 'gone'): void {
    const known = this.#known.get(kind) ?? []
    const at = known.indexOf(value)
    if (at === -1) return
    known.splice(at, 1)
    this.know(as, value)
  }

  /** Returns the text with its references replaced by what they name. */
  fill(text: string): string {
    return text.replaceAll(/\{\{(\w+):(\d+)\}\}/g, (_, kind: string, i: string) => {
      const known = this.#known.get(kind) ?? []
      return known[Number(i) % known.length] ?? unknownIds[kind] ?? 'nothing'
    })
  }

  /** Returns tasks in the order of the list. */
  visibleTasks(): Schemas['Task'][] {
    return [...this.tasks.values()]
      .filter(({ project_id }) => this.projects.get(project_id ?? '')?.isVisible)
      .sort((one, other) => (one.id < other.id ? -1 : 1))
  }

  visibleEvents(): Schemas['CalendarEvent'][] {
    const place = ({ date, start_time, id }: Schemas['CalendarEvent']): string =>
      `${date} ${start_time} ${id}`
    return [...this.events.values()]
      .filter(({ project_id }) => project_id === null || this.projects.get(project_id)?.isVisible)
      .sort((one, other) => (place(one) < place(other) ? -1 : 1))
  }

  isActive(user: string): boolean {
    const { owner, admin, member } = this.world.users
    return user === owner || user === member || (user === admin && this.isAdminActive)
  }

  /** Returns the key with this secret, even if it is disabled. */
  keyOf(secret: string): KeyModel | undefined {
    const { now } = this
    const isLive = (until: string | null): boolean => until === null || until > now
    return [...this.keys.values()].find(
      (key) =>
        !key.isRevoked &&
        isLive(key.expiresAt) &&
        (key.workspace !== this.world.workspace.id || this.isActive(key.user)) &&
        key.secrets.some((one) => one.secret === secret && isLive(one.expiresAt)),
    )
  }
}

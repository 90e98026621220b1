import type { ChangeSignal } from './change-signal.ts'
import { getOrCreateSet, VisibilityIndex } from './visibility-index.ts'

/** An open stream. */
export interface Reader {
  userId: string
  /** The web editor shows what the person sees; the settings area shows managers everything but others' inboxes. */
  area: 'settings' | 'work'
  /** Whether the person is an owner or admin. */
  isManager: boolean
  push: (signal: ChangeSignal) => void
  end: () => void
}

/** The queries that decide who may see a change. */
export interface VisibilityQueries {
  /** Returns the projects that each person sees, optionally restricted to one project. */
  readAccessible: (
    workspaceId: string,
    userIds: readonly string[],
    projectId?: string,
  ) => Promise<VisibleProject[]>
  /** Returns the owner of an inbox; null if the project is not an inbox. */
  findPersonOfInbox: (workspaceId: string, projectId: string) => Promise<string | null>
}

export interface VisibleProject {
  userId: string
  projectId: string
}

/**
 * The type of the signal for a new notification. In the settings area, owners and admins receive the signal of the
 * change instead.
 */
export const notificationCreated = 'notification.created'

/** Maximum number of signals that wait for a query. Beyond it, all streams end, and their readers must reload. */
const maxWaiting = 50_000

/** Returns whether all members receive a change that belongs to no project. */
const isForMembers = (type: string): boolean =>
  /^(event\..+|member\.(joined|changed|updated|removed))$/.test(type)

/** The streams of one workspace. */
export class WorkspaceFeed {
  readonly #workspaceId: string
  readonly #visibilityQueries: VisibilityQueries
  readonly #readers = { settings: new Map<string, Set<Reader>>(), work: new Map<string, Set<Reader>>() }
  /** People with streams of the web editor whose visible projects have been read. */
  readonly #known = new Set<string>()
  readonly #visible = new VisibilityIndex()
  /** The owners of inboxes (null for other projects), for projects with changes so far. */
  readonly #inboxes = new Map<string, string | null>()
  /** Queue of steps that run one after another: signals wait for queries of earlier ones. */
  readonly #steps: (() => void | Promise<void>)[] = []
  #isBusy = false
  #nextRefresh: Promise<void> | undefined

  constructor(workspaceId: string, visibilityQueries: VisibilityQueries) {
    this.#workspaceId = workspaceId
    this.#visibilityQueries = visibilityQueries
  }

  get isEmpty(): boolean {
    return this.#readers.settings.size + this.#readers.work.size === 0
  }

  /** Adds a reader. Resolves once the projects that the person sees have been read. */
  join(reader: Reader): Promise<void> {
    const { area, userId } = reader
    const own = getOrCreateSet(this.#readers[area], userId).add(reader)
    return this.#afterStep(async () => {
      if (area === 'settings' || this.#known.has(userId)) return
      const accessible = await this.#visibilityQueries.readAccessible(this.#workspaceId, [userId])
      if (!own.has(reader)) return
      this.#known.add(userId)
      this.#visible.replace(userId, new Set(accessible.map(({ projectId }) => projectId)))
    })
  }

  leave(reader: Reader): void {
    const readers = this.#readers[reader.area]
    const own = readers.get(reader.userId)
    own?.delete(reader)
    if (own?.size !== 0) return
    readers.delete(reader.userId)
    if (reader.area === 'work') this.#forget(reader.userId)
  }

  receive(signal: ChangeSignal): void {
    if (this.#steps.length < maxWaiting) this.#do(() => this.#handle(signal))
    else this.#endAll()
  }

  /**
   * Rereads what all people see, and notifies them of projects gained and lost. Calls before the run begins
   * share it.
   */
  refresh(): Promise<void> {
    if (this.#nextRefresh) return this.#nextRefresh
    const { promise, resolve } = Promise.withResolvers<void>()
    // Assigned before the step is queued: the step runs at once if none is running.
    this.#nextRefresh = promise
    this.#do(() => {
      this.#nextRefresh = undefined
      return this.#rereadVisibility().finally(resolve)
    })
    return promise
  }

  async #rereadVisibility(): Promise<void> {
    const people = [...this.#known]
    const accessible = await this.#visibilityQueries.readAccessible(this.#workspaceId, people)
    const byPerson = Map.groupBy(accessible, ({ userId }) => userId)
    for (const userId of people) {
      if (!this.#known.has(userId)) continue
      const ids = (byPerson.get(userId) ?? []).map(({ projectId }) => projectId)
      for (const id of this.#visible.replace(userId, new Set(ids))) this.#notifyOfVisibility(userId, id)
    }
  }

  /** Forgets what a person sees when the last stream closes: it is no longer kept up to date. */
  #forget(userId: string): void {
    this.#known.delete(userId)
    this.#visible.replace(userId, new Set())
  }

  #handle(signal: ChangeSignal): void | Promise<void> {
    const { type, projectId, recipientId } = signal
    if (recipientId !== null) return this.#deliverTo(recipientId, signal)
    if (projectId === null) return this.#deliverToWorkspace(signal)
    // The first change to a project is treated as a change of visibility: the project may be new.
    const mayChangeSight = type.startsWith('project.') || !this.#inboxes.has(projectId)
    return mayChangeSight
      ? this.#handleVisibility(signal, projectId)
      : this.#deliverToProject(signal, projectId)
  }

  /**
   * Delivers a change to those who now see its project, and `project.updated` to those who gained or lost access to
   * the project.
   */
  async #handleVisibility(signal: ChangeSignal, projectId: string): Promise<void> {
    const people = [...this.#known]
    const [accessible, personOfInbox] = await Promise.all([
      this.#visibilityQueries.readAccessible(this.#workspaceId, people, projectId),
      this.#inboxes.get(projectId) ?? this.#visibilityQueries.findPersonOfInbox(this.#workspaceId, projectId),
    ])
    this.#inboxes.set(projectId, personOfInbox)
    const seeing = new Set(accessible.map(({ userId }) => userId))
    const present = people.filter((userId) => this.#known.has(userId))
    const changed = present.filter((userId) => this.#visible.set(userId, projectId, seeing.has(userId)))
    this.#deliverToProject(signal, projectId)
    const isSaid = ['project.created', 'project.updated'].includes(signal.type)
    for (const userId of changed)
      if (!(isSaid && seeing.has(userId))) this.#notifyOfVisibility(userId, projectId)
  }

  #notifyOfVisibility(userId: string, projectId: string): void {
    const workspaceId = this.#workspaceId
    this.#push('work', userId, {
      ...{ workspaceId, type: 'project.updated', id: projectId, projectId },
      ...{ taskId: null, recipientId: null },
    })
  }

  #deliverToProject(signal: ChangeSignal, projectId: string): void {
    for (const userId of this.#visible.watchersOf(projectId)) this.#push('work', userId, signal)
    const personOfInbox = this.#inboxes.get(projectId) ?? null
    this.#pushToManagers(signal, personOfInbox)
  }

  #deliverToWorkspace(signal: ChangeSignal): void {
    if (isForMembers(signal.type)) for (const userId of this.#known) this.#push('work', userId, signal)
    this.#pushToManagers(signal, null)
  }

  /** Delivers a signal for one person. Its project only decides whether the person is notified. */
  #deliverTo(userId: string, { projectId, ...signal }: ChangeSignal): void | Promise<void> {
    const push = (): void => this.#pushTo(userId, { ...signal, projectId: null })
    if (projectId === null || !this.#hasReader(userId)) return push()
    const isKnown = this.#known.has(userId) && this.#inboxes.has(projectId)
    if (isKnown) return this.#visible.sees(userId, projectId) ? push() : undefined
    return this.#visibilityQueries
      .readAccessible(this.#workspaceId, [userId], projectId)
      .then(([accessible]) => accessible && push())
  }

  #hasReader(userId: string): boolean {
    return this.#readers.settings.has(userId) || this.#readers.work.has(userId)
  }

  #pushTo(userId: string, signal: ChangeSignal): void {
    this.#push('work', userId, signal)
    for (const { isManager, push } of this.#readers.settings.get(userId) ?? [])
      if (!isManager || signal.type !== notificationCreated) push(signal)
  }

  /**
   * Pushes a change to owners and admins in the settings area, or a change in an inbox only to its owner
   * (product.md 25.2).
   */
  #pushToManagers(signal: ChangeSignal, personOfInbox: string | null): void {
    for (const [userId, readers] of this.#readers.settings) {
      if (personOfInbox !== null && personOfInbox !== userId) continue
      for (const { isManager, push } of readers) if (isManager) push(signal)
    }
  }

  #push(area: Reader['area'], userId: string, signal: ChangeSignal): void {
    for (const { push } of this.#readers[area].get(userId) ?? []) push(signal)
  }

  /** Queues a step. Resolves after the step has run. */
  #afterStep(step: () => Promise<void>): Promise<void> {
    return new Promise((resolve) => this.#do(() => step().finally(resolve)))
  }

  #do(step: () => void | Promise<void>): void {
    this.#steps.push(step)
    if (!this.#isBusy) void this.#doAll()
  }

  async #doAll(): Promise<void> {
    this.#isBusy = true
    for (let step = this.#steps.shift(); step; step = this.#steps.shift()) {
      try {
        const work = step()
        if (work) await work
      } catch {
        // It is unknown who may see the change.
        this.#endAll()
      }
    }
    this.#isBusy = false
  }

  #endAll(): void {
    for (const readers of Object.values(this.#readers))
      for (const own of readers.values()) for (const { end } of own) end()
  }
}

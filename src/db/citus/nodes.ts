import { isDatabaseUnavailable, NodeAwayError } from '../errors.ts'
import { openSession } from '../session-settings.ts'
import { allWorkspaces, someWorkspaces, type Scope } from './scope.ts'

/** Time within which a node must accept a connection and answer, milliseconds. */
const answerMs = 2_000
/** Time after which the check itself is given up, milliseconds. */
const checkMs = 8_000
/** Time for which a check is not repeated, milliseconds. */
const restMs = 1_000
/** Time between checks while a node is away, milliseconds. */
const recheckMs = 3_000
/** Time after a node was found away in which statements that waited for a connection may be sent to it, milliseconds. */
const graceMs = 10_000

/** Called with the names of all nodes that are away if these have changed. */
export type OnAway = (away: readonly string[]) => void

/** Nodes that are unavailable, with their workspaces. */
interface Absence {
  nodes: readonly string[]
  /** Time by `performance.now()` at which the first was found away. */
  since: number
  /** Ids of the workspaces on these nodes. */
  away: ReadonlySet<string>
  /** Workspaces on the nodes that answer. */
  answering: Scope
}

/**
 * Circuit breaker for the nodes of a Citus cluster, since only the client can give up a statement on a node that hangs
 * (docs/scaling.md). Nodes are checked if a connection is silent; statements for what is on one that is away are refused.
 */
export class CitusNodes {
  /** Whether the tables are distributed. On PostgreSQL nothing is ever checked. */
  isUsed = false
  readonly #url: string
  readonly #applicationName: string
  #onAway: OnAway = () => undefined
  #absence: Absence | undefined
  #checkedAt = -Infinity
  #checking: Promise<void> | undefined

  constructor(url: string, applicationName: string) {
    this.#url = url
    this.#applicationName = applicationName
  }

  onAway(callback: OnAway): void {
    this.#onAway = callback
  }

  /** Refuses a statement for a workspace on a node that is away; its id is a value of the statement. @throws NodeAwayError */
  refuseAway(values: readonly unknown[]): void {
    const away = this.#absence?.away
    if (away && values.some((value) => typeof value === 'string' && away.has(value)))
      throw new NodeAwayError('the node of the workspace is unavailable')
  }

  /**
   * Asks a question about all workspaces in one statement, which fails if any node is away: then only about those on the
   * nodes that answer.
   */
  async ask<T>(question: (scope: Scope) => Promise<T>): Promise<T> {
    const answering = this.#absence?.answering
    if (answering) return question(answering)
    try {
      return await question(allWorkspaces)
    } catch (error) {
      if (!isDatabaseUnavailable(error) || !(await this.areAwayNow())) throw error
      return this.ask(question)
    }
  }

  /** Checks the nodes, unless they were checked a moment ago. Returns whether any is away. */
  async areAway(): Promise<boolean> {
    if (!this.isUsed) return false
    if (performance.now() > this.#checkedAt + restMs) await this.#checkOnce()
    return this.#absence !== undefined
  }

  /** Checks the nodes, after a statement has failed: a node that was there a moment ago may be the reason. */
  async areAwayNow(): Promise<boolean> {
    if (!this.isUsed) return false
    await this.#checking
    if (!this.#absence) await this.#checkOnce()
    return this.#absence !== undefined
  }

  /** Tells whether a connection that has been silent since a time, by `performance.now()`, waits for a node that is away. */
  async isHeldUp(silentSince: number): Promise<boolean> {
    return (await this.areAway()) && silentSince < (this.#absence?.since ?? 0) + graceMs
  }

  #checkOnce(): Promise<void> {
    return (this.#checking ??= this.#check().finally(() => {
      this.#checkedAt = performance.now()
      this.#checking = undefined
      if (this.#absence) setTimeout(() => void this.#checkOnce(), recheckMs).unref()
    }))
  }

  /** Records which nodes are unavailable. Keeps the current state if the coordinator does not answer. */
  async #check(): Promise<void> {
    const found = await readAbsence(this.#url, this.#applicationName).catch(() => this.#absence)
    const before = this.#absence
    // The time advances if another node is unavailable too, so that its connections are closed.
    const isNew = found?.nodes.some((node) => !before?.nodes.includes(node))
    this.#absence = found && { ...found, since: isNew ? performance.now() : (before?.since ?? 0) }
    if (found?.nodes.join() !== before?.nodes.join()) this.#onAway(found?.nodes ?? [])
  }
}

/** Reads which nodes do not answer, with their workspaces; undefined if all answer. */
async function readAbsence(
  url: string,
  applicationName: string,
): Promise<Omit<Absence, 'since'> | undefined> {
  const sql = await openSession(url, applicationName, { signal: AbortSignal.timeout(checkMs) })
  try {
    await sql.unsafe(`begin; set local citus.node_connection_timeout to ${answerMs}`)
    const nodes = await sql.unsafe<{ group: number; name: string }[]>(`
      select n.groupid as "group", n.nodename || ':' || n.nodeport as name
      from run_command_on_workers('select 1') answer join pg_dist_node n using (nodename, nodeport)
      where not answer.success order by 2`)
    if (nodes.length === 0) return undefined
    const groups = new Set(nodes.map(({ group }) => group))
    const workspaces = await sql.unsafe<{ id: string; group: number }[]>(`
      select w.id, p.groupid as "group" from (select distinct workspace_id as id from user_workspaces) w
      join pg_dist_placement p on p.shardid = get_shard_id_for_distribution_column('workspaces', w.id)`)
    const [away, answering] = [true, false].map((isAway) =>
      workspaces.filter(({ group }) => groups.has(group) === isAway).map(({ id }) => id),
    )
    return {
      nodes: nodes.map(({ name }) => name),
      away: new Set(away),
      answering: someWorkspaces(answering ?? []),
    }
  } finally {
    await sql.end({ timeout: 0 })
  }
}

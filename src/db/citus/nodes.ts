import { isDatabaseUnavailable, NodeUnavailableError } from '../errors.ts'
import type { NodeWatch } from '../pool/connection.ts'
import { openSession } from '../session-settings.ts'
import { allWorkspaces, someWorkspaces, type Scope } from './scope.ts'

/** Time within which a node must accept a connection and respond, in milliseconds. */
const responseTimeoutMs = 2_000
/** Timeout of the check itself, in milliseconds. */
const checkTimeoutMs = 8_000
/** Minimum interval between checks, in milliseconds. */
const minIntervalMs = 1_000
/** Interval between checks while a node is unreachable, in milliseconds. */
const recheckMs = 3_000
/**
 * Grace period after a node was found unreachable, in which statements that waited for a connection may still be sent
 * to the node, in milliseconds.
 */
const graceMs = 10_000

/** Called with the names of all unreachable nodes when the set changes. */
export type OnUnavailable = (unreachable: readonly string[]) => void

/** Nodes that are unavailable, with their workspaces. */
interface Outage {
  nodes: readonly string[]
  /** Time by `performance.now()` at which the first node was found unreachable. */
  since: number
  /** Ids of the workspaces on these nodes. */
  unavailable: ReadonlySet<string>
  /** Workspaces on the reachable nodes. */
  available: Scope
}

/**
 * Circuit breaker for the nodes of a Citus cluster, since only the client can abandon a statement on a node that hangs
 * (docs/scaling.md). Nodes are checked if a connection is silent; statements for an unreachable node are refused.
 */
export class CitusNodes implements NodeWatch {
  /** Whether the tables are distributed. On plain PostgreSQL, nothing is checked. */
  isUsed = false
  readonly #url: string
  readonly #applicationName: string
  #onUnavailable: OnUnavailable = () => undefined
  #outage: Outage | undefined
  #checkedAt = -Infinity
  #checking: Promise<void> | undefined

  constructor(url: string, applicationName: string) {
    this.#url = url
    this.#applicationName = applicationName
  }

  onUnavailable(callback: OnUnavailable): void {
    this.#onUnavailable = callback
  }

  /**
   * Refuses a statement for a workspace on an unreachable node. The workspace id is among the values of the statement.
   * @throws NodeUnavailableError
   */
  refuseUnavailable(values: readonly unknown[]): void {
    const unavailable = this.#outage?.unavailable
    if (unavailable && values.some((value) => typeof value === 'string' && unavailable.has(value)))
      throw new NodeUnavailableError('the node of the workspace is unavailable')
  }

  /**
   * Runs a query over all workspaces in one statement. If a node is unreachable, queries only the workspaces on the
   * other nodes.
   */
  async ask<T>(question: (scope: Scope) => Promise<T>): Promise<T> {
    const available = this.#outage?.available
    if (available) return question(available)
    try {
      return await question(allWorkspaces)
    } catch (error) {
      if (!isDatabaseUnavailable(error) || !(await this.recheckUnreachable())) throw error
      return this.ask(question)
    }
  }

  /** Checks the nodes unless they were checked a moment ago. Returns whether any node is unreachable. */
  async isAnyUnreachable(): Promise<boolean> {
    if (!this.isUsed) return false
    if (performance.now() > this.#checkedAt + minIntervalMs) await this.#checkOnce()
    return this.#outage !== undefined
  }

  /** Checks the nodes after a statement has failed, since a node may have become unreachable since the last check. */
  async recheckUnreachable(): Promise<boolean> {
    if (!this.isUsed) return false
    await this.#checking
    if (!this.#outage) await this.#checkOnce()
    return this.#outage !== undefined
  }

  /**
   * Returns whether a connection that has been silent since a time, by `performance.now()`, waits for an unreachable
   * node.
   */
  async isBlocked(silentSince: number): Promise<boolean> {
    return (await this.isAnyUnreachable()) && silentSince < (this.#outage?.since ?? 0) + graceMs
  }

  #checkOnce(): Promise<void> {
    return (this.#checking ??= this.#check().finally(() => {
      this.#checkedAt = performance.now()
      this.#checking = undefined
      if (this.#outage) setTimeout(() => void this.#checkOnce(), recheckMs).unref()
    }))
  }

  /** Records which nodes are unreachable. Keeps the current state if the coordinator does not respond. */
  async #check(): Promise<void> {
    const found = await readOutage(this.#url, this.#applicationName).catch(() => this.#outage)
    const before = this.#outage
    // The time advances if another node becomes unreachable, so that connections to that node are closed.
    const isNew = found?.nodes.some((node) => !before?.nodes.includes(node))
    this.#outage = found && { ...found, since: isNew ? performance.now() : (before?.since ?? 0) }
    if (found?.nodes.join() !== before?.nodes.join()) this.#onUnavailable(found?.nodes ?? [])
  }
}

/** Reads which nodes do not respond, with their workspaces; undefined if all nodes respond. */
async function readOutage(url: string, applicationName: string): Promise<Omit<Outage, 'since'> | undefined> {
  const sql = await openSession(url, applicationName, { signal: AbortSignal.timeout(checkTimeoutMs) })
  try {
    await sql.unsafe(`begin; set local citus.node_connection_timeout to ${responseTimeoutMs}`)
    const nodes = await sql.unsafe<{ group: number; name: string }[]>(`
      select n.groupid as "group", n.nodename || ':' || n.nodeport as name
      from run_command_on_workers('select 1') answer join pg_dist_node n using (nodename, nodeport)
      where not answer.success order by 2`)
    if (nodes.length === 0) return undefined
    const groups = new Set(nodes.map(({ group }) => group))
    const workspaces = await sql.unsafe<{ id: string; group: number }[]>(`
      select w.id, p.groupid as "group" from (select distinct workspace_id as id from user_workspaces) w
      join pg_dist_placement p on p.shardid = get_shard_id_for_distribution_column('workspaces', w.id)`)
    const [unavailable, available] = [true, false].map((isUnreachable) =>
      workspaces.filter(({ group }) => groups.has(group) === isUnreachable).map(({ id }) => id),
    )
    return {
      nodes: nodes.map(({ name }) => name),
      unavailable: new Set(unavailable),
      available: someWorkspaces(available ?? []),
    }
  } finally {
    await sql.end({ timeout: 0 })
  }
}

import type { SourceContract } from '../contract/source-contract.ts'

export type Verdict = 'breaking' | 'safe' | 'documentation'
/**
 * The part of the API that changed: an operation, its request, its response, a webhook, an error, or a
 * policy.
 */
export type Direction = 'operation' | 'request' | 'response' | 'webhook' | 'error' | 'policy'
export type Pointer = readonly (string | number)[]

export interface Change {
  verdict: Verdict
  direction: Direction
  /** The element of the API, with the operations or webhooks that share it. */
  where: string
  message: string
  /** The line in the newer contract; for a removed element, the line of its parent. */
  line: number
  /** Names by which a changelog line may refer to the element. */
  names: string[]
  /** Those names of which the line of the change must have at least one. */
  identifying: string[]
}

interface ReportedChange {
  verdict: Verdict
  direction: Direction
  /** The element, such as `query limit` or `Task.progress`; empty for an operation itself. */
  place: string
  /** An operation or webhook; empty if it belongs to all. */
  owner: string
  message: string
  pointer: Pointer
  names: string[]
  identifying: string[]
}

/** The changes found. A change in a shared component is reported once, with all its operations. */
export class Changes {
  readonly #changes = new Map<string, ReportedChange & { owners: Set<string> }>()

  add(finding: ReportedChange): void {
    const { verdict, direction, place, message, pointer } = finding
    const key = JSON.stringify([verdict, direction, place, message, pointer])
    const known = this.#changes.get(key) ?? { ...finding, owners: new Set<string>() }
    if (finding.owner) known.owners.add(finding.owner)
    this.#changes.set(key, known)
  }

  list(head: SourceContract): Change[] {
    return [...this.#changes.values()].map(
      ({ verdict, direction, place, owners, message, pointer, names, identifying }) => {
        const shared = [...owners].join(', ')
        const where = place && shared ? `${place} in ${shared}` : place || shared
        return { verdict, direction, where, message, line: head.source.lineOf(pointer), names, identifying }
      },
    )
  }
}

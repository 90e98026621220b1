import type { Contract } from '../contract/document.ts'

export type Verdict = 'breaking' | 'safe' | 'documentation'
/** What changes: an operation as such, what it reads, what it sends, an event, a refusal, or what it requires and costs. */
export type Direction = 'operation' | 'request' | 'response' | 'webhook' | 'error' | 'policy'
export type Pointer = readonly (string | number)[]

export interface Change {
  verdict: Verdict
  direction: Direction
  /** The place in the API, and the operations or webhooks that share it. */
  where: string
  message: string
  /** In the newer contract; of what was removed, the line of what it stood in. */
  line: number
  /** What a line of the changelog may call it. */
  names: string[]
}

interface Said {
  verdict: Verdict
  direction: Direction
  /** `query limit`, `Task.progress`; empty for an operation itself. */
  place: string
  /** An operation or webhook; empty for what belongs to all. */
  owner: string
  message: string
  pointer: Pointer
  names: string[]
}

/** What was found; a part that several operations share is said once, with all of them. */
export class Changes {
  readonly #said = new Map<string, Said & { owners: Set<string> }>()

  add(said: Said): void {
    const key = JSON.stringify([said.verdict, said.direction, said.place, said.message, said.pointer])
    const known = this.#said.get(key) ?? { ...said, owners: new Set<string>() }
    if (said.owner) known.owners.add(said.owner)
    this.#said.set(key, known)
  }

  list(head: Contract): Change[] {
    return [...this.#said.values()].map(({ verdict, direction, place, owners, message, pointer, names }) => {
      const shared = [...owners].join(', ')
      const where = place && shared ? `${place} in ${shared}` : place || shared
      return { verdict, direction, where, message, line: head.source.lineOf(pointer), names }
    })
  }
}

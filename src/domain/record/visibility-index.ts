/** Index of which people with open streams see which projects. */
export class VisibilityIndex {
  readonly #accessibleBy = new Map<string, Set<string>>()
  readonly #watchersOf = new Map<string, Set<string>>()

  /** Returns the people who see a project. */
  watchersOf(projectId: string): Iterable<string> {
    return this.#watchersOf.get(projectId) ?? []
  }

  sees(userId: string, projectId: string): boolean {
    return this.#accessibleBy.get(userId)?.has(projectId) === true
  }

  /** Replaces what a person sees. Returns the projects that the person has gained or lost. */
  replace(userId: string, accessible: ReadonlySet<string>): string[] {
    const before = this.#accessibleBy.get(userId) ?? new Set()
    return [...accessible.symmetricDifference(before)].filter((id) =>
      this.set(userId, id, accessible.has(id)),
    )
  }

  /** Sets whether a person sees a project. Returns whether this has changed. */
  set(userId: string, projectId: string, isAccessible: boolean): boolean {
    const accessible = getOrCreateSet(this.#accessibleBy, userId)
    if (accessible.has(projectId) === isAccessible) return false
    const watchers = getOrCreateSet(this.#watchersOf, projectId)
    if (isAccessible) {
      accessible.add(projectId)
      watchers.add(userId)
    } else {
      accessible.delete(projectId)
      watchers.delete(userId)
    }
    return true
  }
}

/** Returns the set of a key, and creates it if there is none. */
export function getOrCreateSet<Value>(sets: Map<string, Set<Value>>, key: string): Set<Value> {
  const found = sets.get(key) ?? new Set()
  sets.set(key, found)
  return found
}

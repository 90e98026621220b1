/** A search result, as the server's index holds it. */
export interface Entry {
  name: string
  kind: string
  summary: string
  href: string
}

/** Returns the entries that have all words of a query, matched by their beginnings. Names count more than summaries. */
export function findEntries(entries: readonly Entry[], query: string): Entry[] {
  const words = query.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? []
  if (words.length === 0) return []
  return entries
    .map((entry) => ({ entry, rank: rankOf(entry, words) }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank)
    .map(({ entry }) => entry)
}

function rankOf({ name, kind, summary }: Entry, words: readonly string[]): number {
  const ranks = words.map((word) => {
    if (name.toLowerCase() === word) return 4
    if (hasBeginning(name, word)) return 3
    return hasBeginning(`${kind} ${summary}`, word) ? 1 : 0
  })
  return ranks.includes(0) ? 0 : ranks.reduce<number>((sum, rank) => sum + rank, 0)
}

/**
 * Tells whether a word of the text begins with `word`. Both `createTask` and `task_created` have the word `task`.
 */
function hasBeginning(text: string, word: string): boolean {
  const spaced = text.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
  return ` ${spaced} ${text.toLowerCase()}`
    .split(/[^\p{L}\p{N}_]+|(?<=_)/u)
    .some((one) => one.startsWith(word))
}

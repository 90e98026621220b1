/** A search result, as stored in the server's index. */
export interface Entry {
  name: string
  kind: string
  summary: string
  href: string
  text: string
}

/**
 * Returns the entries that contain every word of a query, or a word that begins with it. Names count most, then
 * summaries, then the text of the page.
 */
export function findEntries(entries: readonly Entry[], query: string): Entry[] {
  const words = query.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? []
  if (words.length === 0) return []
  return entries
    .map((entry) => ({ entry, rank: rankOf(entry, words) }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank)
    .map(({ entry }) => entry)
}

/** Weights of a match in the page's text: the guide explains words that an operation only mentions. */
const textRanks: Record<string, number> = { guide: 0.5, error: 0.4 }

function rankOf({ name, kind, summary, text }: Entry, words: readonly string[]): number {
  const ranks = words.map((word) => {
    if (name.toLowerCase() === word) return 4
    if (hasBeginning(name, word)) return 3
    if (hasBeginning(`${kind} ${summary}`, word)) return 1
    return ` ${text}`.includes(` ${word}`) ? (textRanks[kind] ?? 0.25) : 0
  })
  const weakest = ranks.reduce<number>((least, rank) => Math.min(least, rank), Infinity)
  const sum = ranks.reduce<number>((all, rank) => all + rank, 0)
  if (weakest === 0) return 0
  // An entry that has a word only in its text ranks below entries with every word in their names and summaries.
  return weakest < 1 ? weakest + sum / 1000 : sum
}

/**
 * Returns whether a word of the text begins with `word`. Both `createTask` and `task_created` contain the word
 * `task`.
 */
function hasBeginning(text: string, word: string): boolean {
  const spaced = text.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
  return ` ${spaced} ${text.toLowerCase()}`
    .split(/[^\p{L}\p{N}_]+|(?<=_)/u)
    .some((one) => one.startsWith(word))
}

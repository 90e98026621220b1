import type { Entry, Group } from './entries.ts'

/** Finds entries with words that begin with each word of the query. Matches in the title come first. */
export function findEntries(groups: readonly Group[], query: string): Entry[] {
  const words = query.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? []
  if (words.length === 0) return []
  return groups
    .flatMap(({ entries }) => entries)
    .map((entry) => ({ entry, rank: rankOf(entry, words) }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank)
    .map(({ entry }) => entry)
}

function rankOf({ title, mark = '', detail = '', text }: Entry, words: readonly string[]): number {
  const ranks = words.map((word) => {
    if (title.toLowerCase() === word) return 4
    if (begins(title, word)) return 3
    if (begins(`${mark} ${detail}`, word)) return 2
    return begins(text, word) ? 1 : 0
  })
  return ranks.includes(0) ? 0 : ranks.reduce<number>((sum, rank) => sum + rank, 0)
}

/** Tells whether a word of the text begins so. `createTask` and `task_created` have two words each. */
function begins(text: string, word: string): boolean {
  const spaced = text.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
  return ` ${spaced} ${text.toLowerCase()}`
    .split(/[^\p{L}\p{N}_]+|(?<=_)/u)
    .some((one) => one.startsWith(word))
}

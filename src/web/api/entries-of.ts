/**
 * Returns the entries of a list's pages, each once: a row that moved between two reads is on both pages, and the later
 * page is newer.
 */
export function entriesOf<Entry>(pages: readonly { data: readonly Entry[] }[]): Entry[] {
  const entries = pages.flatMap(({ data }) => data)
  const newest = new Map(entries.map((entry, i) => [idOf(entry) ?? i, i]))
  return newest.size === entries.length
    ? entries
    : entries.filter((entry, i) => newest.get(idOf(entry) ?? i) === i)
}

function idOf(entry: unknown): string | undefined {
  const { id } = (entry ?? {}) as { id?: unknown }
  return typeof id === 'string' ? id : undefined
}

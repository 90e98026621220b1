/**
 * A page to read by keyset pagination: at most `limit` rows after the position `after` (null: from the start).
 */
export interface PageRequest {
  limit: number
  after: readonly string[] | null
}

export interface Page<Row> {
  rows: Row[]
  /** The position of the last row; null on the last page. */
  next: readonly string[] | null
}

/** Builds a page from rows that were read with `limit + 1`: an extra row means that more follow. */
export function toPage<Row>(
  rows: Row[],
  { limit }: PageRequest,
  positionOf: (row: Row) => string[],
): Page<Row> {
  const last = rows[limit - 1]
  if (rows.length <= limit || last === undefined) return { rows, next: null }
  return { rows: rows.slice(0, limit), next: positionOf(last) }
}

export const mapPage = <Row, Item>({ rows, next }: Page<Row>, toItem: (row: Row) => Item): Page<Item> => ({
  rows: rows.map(toItem),
  next,
})

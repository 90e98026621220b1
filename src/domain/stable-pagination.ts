import { sql, type SQL } from '../db/drizzle.ts'
import { toPage, type Page, type PageRequest } from './page.ts'

/*
 * Pagination that keeps the order of the first page although columns move and people change their names (product.md
 * 6.12). A cursor lists the next rows by the ends of their ids; rows that do not fit follow by position.
 */

/** A row, and whether it comes after the position of `isOnLaterPage`. */
interface OrderedRow {
  id: string
  is_on_later_page: boolean
}

/**
 * Maximum size of a position as JSON, in bytes. With the name of its key and its signature, a cursor has at most 1,024
 * characters, as the contracts say.
 */
const maxPositionBytes = 730
/** Maximum number of ids that fit into a position. */
const maxListed = 150

/**
 * A position in the list: that of the last returned row, the ids still to return, and the position of the last such id
 * if more rows follow.
 */
type Position = [order: string, id: string, list?: string, lastOrder?: string, lastId?: string]

/**
 * Returns the SQL condition that a row belongs to a later page even if the cursor does not list it.
 * @param isAfter compares the row with a position
 */
export function isOnLaterPage(
  { after }: PageRequest,
  isAfter: (order: string, id: string) => SQL,
): SQL<boolean> {
  if (after === null) return sql<boolean>`true`
  const [order, id, list, lastOrder, lastId] = after as Position
  // Cursors of earlier versions list no ids.
  if (list === undefined) return sql<boolean>`${isAfter(order, id)}`
  return lastOrder === undefined || lastId === undefined
    ? sql<boolean>`false`
    : sql<boolean>`${isAfter(lastOrder, lastId)}`
}

/**
 * Returns a page in the order that the list had when its first page was read.
 * @param rows all rows of the list, in order
 * @param orderOf the text that a row is ordered by before its id, of at most 40 characters
 */
export function pageInFirstOrder<Row extends OrderedRow>(
  rows: readonly Row[],
  page: PageRequest,
  orderOf: (row: Row) => string,
): Page<Row> {
  const walk = remainingRows(rows, page)
  return toPage(walk.slice(0, page.limit + 1), page, (last) => {
    const length = distinctLength(rows.map(({ id }) => id))
    const rest = walk.slice(page.limit)
    const positionOf = (row: Row): string[] => [orderOf(row), row.id]
    const listing = (count: number): string[] => {
      const listed = rest.slice(0, count)
      const lastListed = count < rest.length ? listed.at(-1) : undefined
      const list = listed.map(({ id }) => id.slice(-length)).join(' ')
      return [...positionOf(last), list, ...(lastListed ? positionOf(lastListed) : [])]
    }
    let count = Math.min(rest.length, maxListed)
    while (count > 0 && Buffer.byteLength(JSON.stringify(listing(count))) > maxPositionBytes) count--
    return listing(count)
  })
}

/** Returns the listed rows in their original order, then the other rows of later pages. */
function remainingRows<Row extends OrderedRow>(rows: readonly Row[], { after }: PageRequest): Row[] {
  const ends = after?.[2]?.split(' ') ?? []
  const length = ends[0]?.length ?? 0
  const byEnd = new Map(rows.map((row) => [row.id.slice(-length), row]))
  const listed = new Set(ends.flatMap((end) => byEnd.get(end) ?? []))
  return [...listed, ...rows.filter((row) => row.is_on_later_page && !listed.has(row))]
}

/** Returns how many characters at the end of the ids, at least four, make them distinct. */
function distinctLength(ids: readonly string[]): number {
  const longest = ids.reduce((most, id) => Math.max(most, id.length), 0)
  let length = 4
  while (length < longest && new Set(ids.map((id) => id.slice(-length))).size < ids.length) length++
  return length
}

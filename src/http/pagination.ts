import { createHmac, createSecretKey, hkdfSync, timingSafeEqual, type KeyObject } from 'node:crypto'
import type { Page, PageRequest } from '../domain/page.ts'
import { invalid } from '../errors.ts'

export interface Paginator {
  /**
   * One page of a list.
   * @param list what the cursor is bound to: the operation, the path and the filters in force
   * @throws AppError validation_error for a cursor that this list did not issue
   */
  paginate: <Row, Resource>(
    query: { limit?: string; cursor?: string },
    list: readonly unknown[],
    load: (page: PageRequest) => Promise<Page<Row>>,
    toResource: (row: Row) => Resource,
  ) => Promise<{ status: 200; body: { data: Resource[]; meta: { next_cursor: string | null } } }>
}

/** A paginator for one workspace; cursors are opaque, and sealed with a key derived from the session secret. */
export function createPaginator(
  cursorKey: KeyObject,
  workspaceId: string,
  pageSize: { default: number; max: number },
): Paginator {
  return {
    async paginate(query, list, load, toResource) {
      const seal: Seal = (position) => sealOf(cursorKey, [workspaceId, list, position])
      const after = query.cursor === undefined ? null : decodeCursor(query.cursor, seal)
      const { rows, next } = await load({ limit: readLimit(query.limit, pageSize), after })
      const next_cursor = next && encodeCursor(next, seal)
      return { status: 200, body: { data: rows.map(toResource), meta: { next_cursor } } }
    },
  }
}

export function cursorKeyFrom(sessionSecret: string): KeyObject {
  return createSecretKey(Buffer.from(hkdfSync('sha256', sessionSecret, '', 'taskwire cursors', 32)))
}

/** Not a whole number, or below 1: the default; above the maximum: the maximum (product.md 6.3). */
function readLimit(
  text: string | undefined,
  { default: fallback, max }: { default: number; max: number },
): number {
  const limit = text !== undefined && /^\d+$/.test(text) ? Number(text) : 0
  return limit < 1 ? fallback : Math.min(limit, max)
}

/** Of the position's text, not of what it says: the same bytes can be written in base64 in many ways. */
type Seal = (position: string) => string

function encodeCursor(position: readonly string[], seal: Seal): string {
  const text = Buffer.from(JSON.stringify(position)).toString('base64url')
  return `${text}.${seal(text)}`
}

function decodeCursor(cursor: string, seal: Seal): readonly string[] {
  const [position = '', ...rest] = cursor.split('.')
  const given = Buffer.from(rest.join('.'))
  const issued = Buffer.from(seal(position))
  if (given.length !== issued.length || !timingSafeEqual(given, issued)) {
    throw invalid('cursor', 'cursor is not one that this list issued.')
  }
  return JSON.parse(Buffer.from(position, 'base64url').toString()) as readonly string[]
}

function sealOf(cursorKey: KeyObject, bound: unknown): string {
  return createHmac('sha256', cursorKey).update(JSON.stringify(bound)).digest('base64url').slice(0, 22)
}

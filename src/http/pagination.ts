import { createHmac, createSecretKey, hkdfSync, timingSafeEqual, type KeyObject } from 'node:crypto'
import type { Page, PageRequest } from '../domain/page.ts'
import { invalid } from '../errors.ts'

export interface Paginator {
  /**
   * Returns one page of a list.
   * @param list the operation, path and filters that the cursor is bound to
   * @throws AppError validation_error for a cursor that this list did not issue
   */
  paginate: <Resource>(...page: PageArguments<Resource>) => Promise<PageReply<Resource>>
}

type PageArguments<Resource> = [
  query: { limit?: string; cursor?: string },
  list: readonly unknown[],
  load: (page: PageRequest) => Promise<Page<Resource>>,
]
interface PageReply<Resource> {
  status: 200
  body: { data: Resource[]; meta: { next_cursor: string | null } }
}

/** The parts of a process that pages depend on. */
interface PageRules {
  config: { pageSize: { default: number; max: number } }
  secrets: { cursorKeys: CursorKeys }
}

/**
 * Returns one page of a workspace's list. Cursors are opaque, and signed with keys derived from the session secret.
 * @param workspace with the keys of the installations that the workspace came from, which only verify
 */
export async function paginate<Resource>(
  { config, secrets: { cursorKeys } }: PageRules,
  { workspaceId, cursorKeys: formerKeys }: { workspaceId: string; cursorKeys: readonly string[] },
  ...[query, list, load]: PageArguments<Resource>
): Promise<PageReply<Resource>> {
  const seal = (key: Key, position: string): string => sealOf(key, [workspaceId, list, position])
  const verifying = () => [...cursorKeys, ...formerKeys.map((key) => Buffer.from(key, 'base64'))]
  const after = query.cursor === undefined ? null : decodeCursor(query.cursor, verifying(), seal)
  const { rows, next } = await load({ limit: readLimit(query.limit, config.pageSize), after })
  const next_cursor = next && encodeCursor(next, cursorKeys[0], seal)
  return { status: 200, body: { data: rows, meta: { next_cursor } } }
}

/** Keys for cursors. The first signs; each verifies. */
export type CursorKeys = readonly [KeyObject, ...KeyObject[]]

/** @param previous session secrets that only verify */
export function cursorKeysFrom(sessionSecret: string, previous: readonly string[] = []): CursorKeys {
  return [cursorKeyFrom(sessionSecret), ...previous.map(cursorKeyFrom)]
}

function cursorKeyFrom(sessionSecret: string): KeyObject {
  return createSecretKey(Buffer.from(hkdfSync('sha256', sessionSecret, '', 'taskwire cursors', 32)))
}

/** Returns the page size: the default if malformed or below 1, and at most the maximum (product.md 6.3). */
function readLimit(
  text: string | undefined,
  { default: fallback, max }: { default: number; max: number },
): number {
  const limit = text !== undefined && /^\d+$/.test(text) ? Number(text) : 0
  return limit < 1 ? fallback : Math.min(limit, max)
}

type Key = KeyObject | Buffer

/** Signs the text of a position, not its decoded bytes, since base64 can encode the same bytes in several ways. */
type Seal = (key: Key, position: string) => string

function encodeCursor(position: readonly string[], key: Key, seal: Seal): string {
  const text = Buffer.from(JSON.stringify(position)).toString('base64url')
  return `${text}.${seal(key, text)}`
}

function decodeCursor(cursor: string, keys: readonly Key[], seal: Seal): readonly string[] {
  const [position = '', ...rest] = cursor.split('.')
  const given = Buffer.from(rest.join('.'))
  const isSealedWith = (key: Key): boolean => {
    const issued = Buffer.from(seal(key, position))
    return given.length === issued.length && timingSafeEqual(given, issued)
  }
  if (!keys.some(isSealedWith)) throw invalid('cursor', 'cursor is not one that this list issued.')
  return JSON.parse(Buffer.from(position, 'base64url').toString()) as readonly string[]
}

function sealOf(cursorKey: Key, bound: unknown): string {
  return createHmac('sha256', cursorKey).update(JSON.stringify(bound)).digest('base64url').slice(0, 22)
}

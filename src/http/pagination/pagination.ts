import { createHmac, type KeyObject } from 'node:crypto'
import { readPageSize } from '../../domain/lenient-values.ts'
import type { Page, PageRequest } from '../../domain/page.ts'
import { type CursorKey, type CursorKeys, toCursorKey } from './cursor-keys.ts'
import { type PositionSigner, encodeCursor, decodeCursor } from './cursor.ts'

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
 * Returns one page of a list of a workspace. Cursors are opaque, and signed with keys derived from the session secret.
 * @param workspace the workspace; the cursor keys of its previous installations verify cursors, but never sign them
 */
export async function paginate<Resource>(
  { config, secrets: { cursorKeys } }: PageRules,
  { workspaceId, cursorKeys: previousKeys }: { workspaceId: string; cursorKeys: readonly string[] },
  ...[query, list, load]: PageArguments<Resource>
): Promise<PageReply<Resource>> {
  const sign: PositionSigner = ({ key }, position) => signatureOf(key, [workspaceId, list, position])
  const verifying = (): CursorKey[] => [
    ...cursorKeys,
    ...previousKeys.slice(0, maxPreviousKeys).map(toCursorKey),
  ]
  const after = query.cursor === undefined ? null : decodeCursor(query.cursor, verifying(), sign)
  const { rows, next } = await load({ limit: readLimit(query.limit, config.pageSize), after })
  const next_cursor = next && encodeCursor(next, cursorKeys[0], sign)
  return { status: 200, body: { data: rows, meta: { next_cursor } } }
}

/** Maximum number of keys of previous installations that are tried. */
const maxPreviousKeys = 10

/** Returns the page size: the default if malformed or below 1, and at most the maximum (product.md 6.3). */
function readLimit(
  text: string | undefined,
  { default: fallback, max }: { default: number; max: number },
): number {
  return Math.min((text === undefined ? undefined : readPageSize(text)) ?? fallback, max)
}

function signatureOf(cursorKey: KeyObject, bound: unknown): string {
  return createHmac('sha256', cursorKey).update(JSON.stringify(bound)).digest('base64url').slice(0, 22)
}

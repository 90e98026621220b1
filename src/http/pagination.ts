import { createHmac, createSecretKey, hash, hkdfSync, timingSafeEqual, type KeyObject } from 'node:crypto'
import { readPageSize } from '../domain/lenient-values.ts'
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
  const seal: Seal = ({ key }, position) => sealOf(key, [workspaceId, list, position])
  const verifying = (): CursorKey[] => [...cursorKeys, ...formerKeys.slice(0, maxFormerKeys).map(toCursorKey)]
  const after = query.cursor === undefined ? null : decodeCursor(query.cursor, verifying(), seal)
  const { rows, next } = await load({ limit: readLimit(query.limit, config.pageSize), after })
  const next_cursor = next && encodeCursor(next, cursorKeys[0], seal)
  return { status: 200, body: { data: rows, meta: { next_cursor } } }
}

/** Number of keys of former installations that are tried, at most. */
const maxFormerKeys = 10

export interface CursorKey {
  key: KeyObject
  /** Name in the cursors that the key has signed, so that one key is tried for a cursor. */
  name: string
}

/** Keys for cursors. The first signs; each verifies. */
export type CursorKeys = readonly [CursorKey, ...CursorKey[]]

/** @param previous session secrets that only verify */
export function cursorKeysFrom(sessionSecret: string, previous: readonly string[] = []): CursorKeys {
  return [cursorKeyFrom(sessionSecret), ...previous.map(cursorKeyFrom)]
}

const cursorKeyFrom = (sessionSecret: string): CursorKey =>
  toCursorKey(Buffer.from(hkdfSync('sha256', sessionSecret, '', 'taskwire cursors', 32)).toString('base64'))

function toCursorKey(base64: string): CursorKey {
  const name = hash('sha256', `name ${base64}`, 'base64url').slice(0, 6)
  return { key: createSecretKey(base64, 'base64'), name }
}

/** Returns the page size: the default if malformed or below 1, and at most the maximum (product.md 6.3). */
function readLimit(
  text: string | undefined,
  { default: fallback, max }: { default: number; max: number },
): number {
  return Math.min((text === undefined ? undefined : readPageSize(text)) ?? fallback, max)
}

/** Signs the text of a position, not its decoded bytes, since base64 can encode the same bytes in several ways. */
type Seal = (key: CursorKey, position: string) => string

/** The last part of a position, which an earlier release neither writes nor reads. */
interface KeyName {
  key: string
}

function encodeCursor(position: readonly string[], key: CursorKey, seal: Seal): string {
  const named = [...position, { key: key.name } satisfies KeyName]
  const text = Buffer.from(JSON.stringify(named)).toString('base64url')
  return `${text}.${seal(key, text)}`
}

function decodeCursor(cursor: string, keys: readonly CursorKey[], seal: Seal): readonly string[] {
  const [text = '', ...rest] = cursor.split('.')
  const given = Buffer.from(rest.join('.'))
  const { position, keyName } = readPosition(text)
  const isSealedWith = (key: CursorKey): boolean => {
    const issued = Buffer.from(seal(key, text))
    return given.length === issued.length && timingSafeEqual(given, issued)
  }
  const named = keyName === undefined ? keys : keys.filter(({ name }) => name === keyName).slice(0, 1)
  if (!named.some(isSealedWith)) throw notIssued()
  return position
}

/** Reads a position, which is not verified yet. Cursors of earlier releases name no key. */
function readPosition(text: string): { position: readonly string[]; keyName: string | undefined } {
  const parts = parse(Buffer.from(text, 'base64url').toString())
  if (!Array.isArray(parts)) throw notIssued()
  const last: unknown = parts.at(-1)
  if (typeof last === 'string' || parts.length === 0)
    return { position: parts as string[], keyName: undefined }
  return { position: parts.slice(0, -1) as string[], keyName: String((last as Partial<KeyName> | null)?.key) }
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

const notIssued = () => invalid('cursor', 'cursor is not one that this list issued.')

function sealOf(cursorKey: KeyObject, bound: unknown): string {
  return createHmac('sha256', cursorKey).update(JSON.stringify(bound)).digest('base64url').slice(0, 22)
}

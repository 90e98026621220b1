import { timingSafeEqual } from 'node:crypto'
import { invalid } from '../../errors.ts'
import type { CursorKey } from './cursor-keys.ts'

/** Signs the text of a position, not its decoded bytes, since base64 can encode the same bytes in several ways. */
export type PositionSigner = (key: CursorKey, position: string) => string

/** The last part of a position, which earlier releases neither write nor read. */
interface KeyName {
  key: string
}

export function encodeCursor(position: readonly string[], key: CursorKey, sign: PositionSigner): string {
  const named = [...position, { key: key.name } satisfies KeyName]
  const text = Buffer.from(JSON.stringify(named)).toString('base64url')
  return `${text}.${sign(key, text)}`
}

export function decodeCursor(
  cursor: string,
  keys: readonly CursorKey[],
  sign: PositionSigner,
): readonly string[] {
  const [text = '', ...rest] = cursor.split('.')
  const given = Buffer.from(rest.join('.'))
  const { position, keyName } = readPosition(text)
  const isSignedWith = (key: CursorKey): boolean => {
    const issued = Buffer.from(sign(key, text))
    return given.length === issued.length && timingSafeEqual(given, issued)
  }
  const named = keyName === undefined ? keys : keys.filter(({ name }) => name === keyName).slice(0, 1)
  if (!named.some(isSignedWith)) throw notIssued()
  return position
}

/** Reads an unverified position. Cursors of earlier releases name no key. */
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

const notIssued = () => invalid('cursor', 'cursor was not issued for this list.')

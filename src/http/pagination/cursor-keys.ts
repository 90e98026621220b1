import { createSecretKey, hash, hkdfSync, type KeyObject } from 'node:crypto'

export interface CursorKey {
  key: KeyObject
  /** Name of the key in the cursors that it has signed, so that only one key is tried for a cursor. */
  name: string
}

/** Keys for cursors. The first key signs; all keys verify. */
export type CursorKeys = readonly [CursorKey, ...CursorKey[]]

/** @param previous session secrets that verify cursors, but never sign them */
export function cursorKeysFrom(sessionSecret: string, previous: readonly string[] = []): CursorKeys {
  return [cursorKeyFrom(sessionSecret), ...previous.map(cursorKeyFrom)]
}

const cursorKeyFrom = (sessionSecret: string): CursorKey =>
  toCursorKey(Buffer.from(hkdfSync('sha256', sessionSecret, '', 'taskwire cursors', 32)).toString('base64'))

export function toCursorKey(base64: string): CursorKey {
  const name = hash('sha256', `name ${base64}`, 'base64url').slice(0, 6)
  return { key: createSecretKey(base64, 'base64'), name }
}

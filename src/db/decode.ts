import pg from 'pg'
import { isoInstant } from './columns.ts'

/** Makes a value of the text in which PostgreSQL sends it. */
export type Decode = (text: string) => unknown

const textArray = 1009
const differentDecoders = new Map<number, Decode>([
  [pg.types.builtins.TIMESTAMPTZ, isoInstant],
  [pg.types.builtins.DATE, (text) => text],
  [textArray, decodeTextArray],
])

/**
 * Instants in their one form, dates as they are, the rest as pg reads it.
 * @param type PostgreSQL's number of it
 */
export function decoderOf(type: number): Decode {
  return differentDecoders.get(type) ?? pgDecoder(type)
}

const pgDecoder = (type: number): Decode => pg.types.getTypeParser(type, 'text') as Decode

/** An array of ids needs no parser that knows of quotes. */
function decodeTextArray(text: string): unknown {
  if (text === '{}') return []
  if (/["\\{]|NULL/.test(text.slice(1))) return pgDecoder(textArray)(text)
  return text.slice(1, -1).split(',')
}

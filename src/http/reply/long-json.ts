import type { Pacer } from '../../pacer.ts'

/** Minimum length of a piece, in characters. */
const pieceLength = 32 * 1024

/**
 * Returns the JSON of plain objects with long arrays, as `JSON.stringify` makes it, in pieces. Lets other requests be
 * served in between.
 */
export async function longJson(value: unknown, pacer: Pacer): Promise<Buffer[]> {
  const pieces: Buffer[] = []
  let text = ''
  for (const part of partsOf(value)) {
    text += part
    if (text.length < pieceLength) continue
    pieces.push(Buffer.from(text))
    text = ''
    await pacer.pause()
  }
  return [...pieces, Buffer.from(text)]
}

/** Yields the JSON of an array's elements one by one, and of an object's members in the same way. */
function* partsOf(value: unknown): Generator<string> {
  if (Array.isArray(value)) {
    for (const [i, element] of value.entries()) yield `${i === 0 ? '[' : ','}${JSON.stringify(element)}`
    yield value.length === 0 ? '[]' : ']'
  } else if (typeof value === 'object' && value !== null) {
    let before = '{'
    for (const [name, member] of Object.entries(value)) {
      if (member === undefined) continue
      yield `${before}${JSON.stringify(name)}:`
      yield* partsOf(member)
      before = ','
    }
    yield before === '{' ? '{}' : '}'
  } else yield JSON.stringify(value)
}

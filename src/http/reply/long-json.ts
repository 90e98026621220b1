import type { Sliced } from '../handler-types.ts'

export const isSliced = (value: unknown): value is Sliced<unknown> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value

/**
 * Yields the JSON of `{data}` as `JSON.stringify` makes it, with the members of `data` that are `Sliced` as arrays.
 * @param check called with each slice before its JSON is yielded
 */
export async function* longJson(
  data: Readonly<Record<string, unknown>>,
  check: (name: string, slice: unknown[]) => void,
): AsyncGenerator<string> {
  let before = '{"data":{'
  for (const [name, value] of Object.entries(data)) {
    yield `${before}${JSON.stringify(name)}:`
    before = ','
    if (isSliced(value)) yield* slicedJson(value, (slice) => check(name, slice))
    else yield JSON.stringify(value)
  }
  yield '}}'
}

async function* slicedJson(list: Sliced<unknown>, check: (slice: unknown[]) => void): AsyncGenerator<string> {
  let before = '['
  for await (const slice of list) {
    if (slice.length === 0) continue
    check(slice)
    yield before + JSON.stringify(slice).slice(1, -1)
    before = ','
  }
  yield before === '[' ? '[]' : ']'
}

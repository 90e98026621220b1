/** Number of texts whose results are kept, and their maximum length in characters. */
const maxTexts = 1_000
const maxLength = 100

/** Returns a function that keeps its results: the cells of a column often have the same few texts. */
export function remembered<Result>(read: (text: string) => Result): (text: string) => Result {
  const results = new Map<string, { result: Result }>()
  return (text) => {
    const known = results.get(text)
    if (known) return known.result
    const result = read(text)
    if (text.length > maxLength) return result
    if (results.size >= maxTexts) results.clear()
    results.set(text, { result })
    return result
  }
}

import type { ImportField } from './known-headers.ts'

/** A word that was not understood, and the number of records that have it. */
export interface UnknownWord {
  field: ImportField
  word: string
  count: number
}

const maxWordLength = 100

/** Maximum number of different words that are counted of a field. */
const maxWords = 200

/** Counts the words of a file that were not understood, by field. */
export class UnknownWords {
  readonly #counts = new Map<ImportField, Map<string, number>>()

  add(field: ImportField, text: string, times = 1): void {
    const word = text.trim().slice(0, maxWordLength)
    let counts = this.#counts.get(field)
    if (!counts) this.#counts.set(field, (counts = new Map<string, number>()))
    const count = counts.get(word) ?? 0
    if (count > 0 || counts.size < maxWords) counts.set(word, count + times)
  }

  /** Adds what records have more of when they are read again. */
  addFurther(before: UnknownWords, after: UnknownWords): void {
    for (const { field, word, count } of after.list()) {
      const times = count - (before.#counts.get(field)?.get(word) ?? 0)
      if (times > 0) this.add(field, word, times)
    }
  }

  /** Returns the words, the most frequent first. */
  list(): UnknownWord[] {
    const words = [...this.#counts].flatMap(([field, counts]) =>
      [...counts].map(([word, count]) => ({ field, word, count })),
    )
    return words.sort((a, b) => b.count - a.count)
  }
}

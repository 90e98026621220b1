import { sql, type Queries, type SQL } from '../../db/drizzle.ts'
import {
  entryOf,
  foldedText,
  maxSearchedLength,
  searchVector,
  spaceless,
  type Place,
} from '../../db/search-vector.ts'

/** What is searched for. */
export interface SearchWords {
  /** The text as it was given, without white space around it. */
  given: string
  /** The whole text, folded. */
  text: string
  /** The words, folded; none if the text has only signs. */
  words: readonly string[]
  /** Whether the first word begins the text, rather than a sign. */
  beginsWithWord: boolean
}

/** Folds a text and splits it into words, as PostgreSQL does for the index. */
export async function readSearchWords(db: Queries, q: string): Promise<SearchWords> {
  const entries = sql.raw(searchVector({ workspaceId: `''`, title: 'q' }))
  const [row] = await db.execute<{ text: string; entries: string[] }>(sql`
    select ${folded('q')} as text, tsvector_to_array(${entries}) as entries from (select ${q.trim()}::text as q) as given`)
  const { text = '', entries: found = [] } = row ?? {}
  const wordsAt = (place: Place): string[] => {
    const mark = entryOf('', place, '')
    return found.filter((one) => one.startsWith(mark)).map((one) => one.slice(mark.length))
  }
  const [first = ''] = wordsAt('start')
  return {
    given: q.trim(),
    text,
    words: [...new Set([first, ...wordsAt('title')].filter(Boolean))],
    beginsWithWord: first !== '',
  }
}

/** Selects a column without case and accents. */
export const folded = (column: string): SQL => sql.raw(`(${foldedText(column)})`)

const isSpaceless = (word: string): boolean => word.search(spaceless) !== -1

/** The words of scripts without spaces. They are found by their letters in the index, and then in the title. */
export const spacelessWords = ({ words }: SearchWords): string[] => words.filter(isSpaceless)

/** Returns as much of a word as the index has of every word. */
const beginningOf = (word: string): string => Array.from(word).slice(0, maxSearchedLength).join('')

/** Queries on the index: each condition holds if a title, or a title and a description, has all of the words. */
export function indexQueries(workspaceId: string, { text, words, beginsWithWord }: SearchWords) {
  const begins = (place: Place, word: string): string =>
    `'${entryOf(workspaceId, place, beginningOf(word))}':*`
  const lettersOf = (word: string): string[] =>
    [...new Set(word.match(spaceless))].map((letter) => `'${entryOf(workspaceId, 'letter', letter)}'`)
  const inTitle = (word: string): string =>
    isSpaceless(word)
      ? `(${lettersOf(word).join(' & ')})`
      : `(${begins('start', word)} | ${begins('title', word)})`
  const inEither = (word: string): string => `(${inTitle(word)} | ${begins('description', word)})`
  const [first = '', ...others] = words
  const isStart = beginsWithWord && !isSpaceless(first)
  return {
    /** Whether `start` finds exactly the titles that begin with the text. */
    isStartExact: isStart && words.length === 1 && text === beginningOf(first),
    /** Candidates for titles that begin with the text. */
    start: [isStart ? begins('start', first) : inTitle(first), ...others.map(inTitle)].join(' & '),
    title: words.map(inTitle).join(' & '),
    either: words.map(inEither).join(' & '),
    /** Titles and descriptions of which the description has the word. */
    inDescription: (word: string) => begins('description', word),
  }
}

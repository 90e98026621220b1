/*
 * SQL texts for the search (docs/decisions/database.md). Titles, descriptions and queries are folded in the same way; the
 * expression of the index `tasks_search` must equal that of the queries.
 */

/** Maximum length of an indexed word, in characters, with what its entry begins with unless it is the first. */
const maxWordLength = 100

/** Number of bytes of ASCII text whose longest word always fits into an index entry. */
const maxShortBytes = 1_900

/** Letters of scripts that are written without spaces, after compatibility decomposition, for patterns. */
const spacelessLetters = [
  '\\u2e80-\\u2fdf\\u3005-\\u3007\\u3041-\\u309f\\u30a1-\\u30fa\\u30fc-\\u30ff\\u31f0-\\u31ff\\u3400-\\u4dbf',
  '\\u4e00-\\u9fff\\u0e01-\\u0e3a\\u0e40-\\u0e4e\\u0e81-\\u0ece\\u1000-\\u1049\\u1780-\\u17d3',
].join('')
const supplementaryIdeographs = { postgres: '\\U00020000-\\U0003ffff', javascript: '\\u{20000}-\\u{3ffff}' }
const spacelessText = `${spacelessLetters}${supplementaryIdeographs.postgres}`
export const spaceless = new RegExp(`[${spacelessLetters}${supplementaryIdeographs.javascript}]`, 'gu')

/** Vowel signs and other marks of words, which are not letters for PostgreSQL. Accents are removed before. */
const marks =
  '\\u0483-\\u0487\\u0591-\\u05c7\\u0610-\\u061a\\u064b-\\u065f\\u0670\\u06d6-\\u06ed\\u0900-\\u0963\\u0966-\\u0dff\\u0f71-\\u0f84'

const unicode = 'collate "und-x-icu"'
const isAscii = (text: string): string => `octet_length(${text}) = char_length(${text})`

/** Returns the SQL text of a text without case and accents, in every script. ASCII text is folded faster. */
export const foldedText = (
  text: string,
): string => `case when ${isAscii(text)} then lower(${text} collate "C") ${unicode}
  else translate(regexp_replace(normalize(lower(${text} ${unicode}), NFKD), '[\\u0300-\\u036f]', '', 'g'), 'ςı', 'σi') ${unicode} end`

/**
 * Returns the SQL text of the folded words of a text, with a separator before each but the first. Signs at the start of
 * the text count as an empty first word.
 */
const separatedWords = (text: string, separator: string): string => `case
  when ${isAscii(text)} and octet_length(${text}) <= ${maxShortBytes}
  then regexp_replace(lower(${text} collate "C"), '[^a-z0-9]+', ${separator}, 'g') ${unicode}
  else regexp_replace(regexp_replace(${foldedText(text)}, '[^[:alnum:]${spacelessText}${marks}]+', ${separator}, 'g'),
    '([^|]{${maxWordLength}})[^|]+', '\\1', 'g') ${unicode} end`

/** Returns the SQL text of the folded words of a text, as an array, which may contain empty words. */
export const wordsOf = (text: string): string => `string_to_array(${separatedWords(text, `'|'`)}, '|')`

/** Where a word is, which its entry in the index begins with. */
export type Place = 'start' | 'title' | 'description' | 'letter'
const marksOf: Record<Place, string> = { start: 's', title: 't', description: 'd', letter: 'c' }

/** Number of characters of a workspace's id in an entry: words of other workspaces are rarely read. */
const idLength = 4
/** Number of characters of a word that every entry has. A longer word is found by its beginning. */
export const maxSearchedLength = maxWordLength - idLength - 1
const prefixOf = (place: Place, workspaceId: string): string =>
  `right(${workspaceId}, ${idLength}) || '${marksOf[place]}'`

/** Returns the entry of a word in the index. */
export const entryOf = (workspaceId: string, place: Place, word: string): string =>
  `${workspaceId.slice(-idLength)}${marksOf[place]}${word}`

/** Names of columns, as SQL. */
interface Searched {
  workspaceId: string
  title: string
  /** Undefined for resources that are found by their names only. */
  description?: string
}

/**
 * Returns the SQL text of the entries of a resource in the index: the words of its title, the first of them in another
 * place, those of its description, and the letters of a title without spaces.
 */
export function searchVector({ workspaceId, title, description }: Searched): string {
  const separator = (place: Place): string => `'|' || ${prefixOf(place, workspaceId)}`
  const letters = `case when ${isAscii(title)} or ${foldedText(title)} !~ '[${spacelessText}]' then '' else
    regexp_replace(${foldedText(title)}, '[^${spacelessText}]*([${spacelessText}])[^${spacelessText}]*',
      ${separator('letter')} || '\\1', 'g') end`
  const parts = [
    `${prefixOf('start', workspaceId)} || ${separatedWords(title, separator('title'))}`,
    letters,
    ...(description === undefined
      ? []
      : [
          `coalesce(${separator('description')} || ${separatedWords(description, separator('description'))}, '')`,
        ]),
  ]
  return `array_to_tsvector(string_to_array(${parts.map((part) => `(${part})`).join(' || ')}, '|'))`
}

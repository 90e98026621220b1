/*
 * SQL texts for the search (docs/decisions/database.md). Titles, descriptions and queries are split into words by the function
 * `search_words` of migration 0038, which the index `tasks_by_words` contains: to change it, give both new names.
 */

/** Letters of scripts that are written without spaces, after compatibility decomposition. */
export const spaceless =
  /[\u2e80-\u2fdf\u3005-\u3007\u3041-\u309f\u30a1-\u30fa\u30fc-\u30ff\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\u0e01-\u0e3a\u0e40-\u0e4e\u0e81-\u0ece\u1000-\u1049\u1780-\u17d3\u{20000}-\u{3ffff}]/gu

/**
 * Returns the SQL text of a text without case and accents, in every script, as `search_words` folds it. ASCII text is folded
 * faster.
 */
export const foldedText = (
  text: string,
): string => `case when octet_length(${text}) = char_length(${text}) then lower(${text} collate "C") collate "und-x-icu"
  else replace(translate(regexp_replace(normalize(lower(${text} collate "und-x-icu"), NFKD), '[\\u0300-\\u036f]', '', 'g'), 'ςı', 'σi'), 'ß', 'ss') collate "und-x-icu" end`

/** Where a word is, which its entry in the index begins with. */
export type Place = 'start' | 'title' | 'description' | 'letter'
const marks: Record<Place, string> = { start: 's', title: 't', description: 'd', letter: 'c' }

/** Number of characters of a workspace's id in an entry: words of other workspaces are rarely read. */
const idLength = 4
/** Number of characters of a word that every entry has. A longer word is found by its beginning. */
export const maxSearchedLength = 95

/** Returns the entry of a word in the index. */
export const entryOf = (workspaceId: string, place: Place, word: string): string =>
  `${workspaceId.slice(-idLength)}${marks[place]}${word}`

/** Names of columns or values, as SQL. */
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
export const searchVector = ({ workspaceId, title, description = 'null' }: Searched): string =>
  `search_words(${workspaceId}, ${title}, ${description})`

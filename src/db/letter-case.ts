import { eq, sql, type SQL, type SQLWrapper } from './drizzle.ts'

/* Case-insensitive comparisons for databases of any locale: in locale C, `lower` knows only ASCII, and in Turkish the
   lower case of I is ı. Addresses are ASCII (product.md 18.9), so collation "C" folds them like JavaScript. */

/** Returns an address in lower case, equal to `lowerCaseAddress` in SQL. */
export const foldAddress = (address: string): string =>
  address.replace(/[A-Z]/g, (letter) => letter.toLowerCase())

/** Returns the SQL text of an address in lower case, as in the unique indexes. */
export const addressText = (column: string): string => `lower(${column} collate "C")`

/** Selects an address in lower case, as in the unique indexes. */
export const lowerCaseAddress = (column: SQLWrapper): SQL => sql`lower(${column} collate "C")`

/** Returns whether a column has the address, ignoring case. */
export const isAddress = (column: SQLWrapper, address: string): SQL =>
  eq(lowerCaseAddress(column), foldAddress(address))

/** Collation with the letters of every script. Requires a PostgreSQL built with ICU. */
export const unicodeCollation = '"und-x-icu"'

const unicode = sql.raw(`collate ${unicodeCollation}`)

/** Selects text for case-insensitive comparisons and sorting, in every script. I, İ, i and ı are the same letter. */
export const foldText = (text: SQLWrapper): SQL<string> =>
  sql`normalize(replace(upper(lower(normalize(${text}, NFKD) ${unicode})), 'I' || chr(775), 'I'), NFKC) ${unicode}`

/** Collation of an alphabetical order in every script. */
export const unicodeOrder = unicode

/** Selects text for comparisons that ignore case and accents, in every script. ASCII text is folded faster. */
export const foldAccents = (text: SQLWrapper): SQL<string> =>
  sql`case when octet_length(${text}) = char_length(${text}) then lower(${text} collate "C") ${unicode}
    else regexp_replace(normalize(lower(${text} ${unicode}), NFKD), '[\\u0300-\\u036f]', '', 'g') end`

/**
 * Returns whether a string contains another, ignoring case. Only non-ASCII text needs the folding of every script,
 * which takes ten times as long.
 */
export const containsText = (text: SQLWrapper, part: SQLWrapper | string): SQL => {
  const folded = sql`(select ${foldText(sql`${part}::text`)})`
  return sql`case when octet_length(${text}) = char_length(${text})
    then strpos(upper(${text} collate "C"), ${folded}) else strpos(${foldText(text)}, ${folded}) end > 0`
}

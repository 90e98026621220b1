/* The names of months and weekdays as files write them. */

/** The languages in which they are known. */
const languages = ['en', 'en-GB', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'sv', 'da', 'nb', 'fi', 'pl', 'cs']

/** The months by name, abbreviation and start of a name; null for a start that several months have. */
const months = new Map<string, number | null>()
/** The starts of the names of weekdays. */
const weekdays = new Set<string>()

/** Returns the number of a month by its name, its abbreviation or an unambiguous start; undefined if it is none. */
export function findMonth(name: string): number | undefined {
  if (months.size === 0) addMonths()
  return months.get(foldName(name)) ?? undefined
}

/** Returns whether a word is the name of a weekday or a start of one. */
export function isWeekday(name: string): boolean {
  if (weekdays.size === 0) addWeekdays()
  return weekdays.has(foldName(name))
}

function addMonths(): void {
  const names = languages.flatMap((language) =>
    Array.from({ length: 12 }, (_, index) => ({ month: index + 1, ...namesOf(language, 'month', index) })),
  )
  // Names and abbreviations of the earlier languages win over the others, and all of them over starts.
  for (const { month, long, short } of names)
    for (const name of [long, short]) if (!months.has(name)) months.set(name, month)
  months.set('mrz', 3)
  const starts = new Map<string, number | null>()
  for (const { month, long } of names)
    for (const start of startsOf(long, 3)) {
      const other = starts.get(start) ?? month
      starts.set(start, other === month && starts.get(start) !== null ? month : null)
    }
  for (const [start, month] of starts) if (!months.has(start)) months.set(start, month)
}

function addWeekdays(): void {
  for (const language of languages)
    for (let index = 0; index < 7; index++) {
      const { long, short } = namesOf(language, 'weekday', index)
      for (const start of [...startsOf(long, 2), short]) weekdays.add(start)
    }
}

/** Returns the names of the month or the weekday with an index. */
function namesOf(
  language: string,
  kind: 'month' | 'weekday',
  index: number,
): { long: string; short: string } {
  const date = kind === 'month' ? Date.UTC(2030, index, 1) : Date.UTC(2030, 0, 1 + index)
  const nameIn = (style: 'long' | 'short'): string => {
    // With a day, since that changes the name in some languages.
    const parts = new Intl.DateTimeFormat(language, { [kind]: style, day: 'numeric', timeZone: 'UTC' })
    return foldName(parts.formatToParts(date).find(({ type }) => type === kind)?.value ?? '')
  }
  return { long: nameIn('long'), short: nameIn('short') }
}

const startsOf = (name: string, length: number): string[] =>
  Array.from({ length: Math.max(name.length - length + 1, 0) }, (_, more) => name.slice(0, length + more))

const foldName = (name: string): string => name.normalize('NFC').toLowerCase().replace(/\.$/, '')

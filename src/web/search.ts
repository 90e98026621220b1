/** What a page keeps in the address: any text, or one of some values. */
type Field = 'text' | readonly string[]

type Search<Fields extends Record<string, Field>> = {
  [Name in keyof Fields]?: (Fields[Name] extends readonly (infer Value)[] ? Value : string) | undefined
}

/** A `validateSearch`: what the page does not know, or what is empty, is as if it were not there. */
export function searchOf<const Fields extends Record<string, Field>>(
  fields: Fields,
): (given: Record<string, unknown>) => Search<Fields> {
  return (given) =>
    Object.fromEntries(
      Object.entries(fields).flatMap(([name, field]) => {
        const value = given[name]
        if (typeof value !== 'string' || value === '') return []
        return field === 'text' || field.includes(value) ? [[name, value]] : []
      }),
    ) as Search<Fields>
}

/** `?status=404` is the text 404: nothing in an address is read as JSON. */
export const parseSearch = (search: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(search))

export function stringifySearch(search: Record<string, unknown>): string {
  const pairs = Object.entries(search).filter(([, value]) => typeof value === 'string' && value !== '')
  const text = new URLSearchParams(pairs as [string, string][]).toString()
  return text === '' ? '' : `?${text}`
}

type Defined<Given> = { [Name in keyof Given]?: Exclude<Given[Name], undefined> }

/** Without what is not there: a query of the API has no place for `undefined`. */
export function defined<Given extends object>(given: Given): Defined<Given> {
  return Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== undefined),
  ) as Defined<Given>
}

type Navigate<Search> = (to: { search: Search; replace: true }) => Promise<void>

/** What narrows the list of a page: the address says it, and each change of it takes the former one's place there. */
export function useNarrowing<Search extends object>(search: Search, navigate: Navigate<NoInfer<Search>>) {
  const go = (next: Search): void => void navigate({ search: next, replace: true })
  return {
    search,
    narrow: (changed: Search) => go({ ...search, ...changed }),
    clear: () => go({} as Search),
    isNarrowed: Object.values(search).some((value) => value !== undefined),
  }
}

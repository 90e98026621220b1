/** A URL parameter of a page: any text, or one of several values. */
type Field = 'text' | readonly string[]

type Search<Fields extends Record<string, Field>> = {
  [Name in keyof Fields]?: (Fields[Name] extends readonly (infer Value)[] ? Value : string) | undefined
}

/** Returns a `validateSearch` that drops unknown and empty parameters. */
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

/** Parses the query as text: `?status=404` is not a number. */
export const parseSearch = (search: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(search))

export function stringifySearch(search: Record<string, unknown>): string {
  const pairs = Object.entries(search).filter(([, value]) => typeof value === 'string' && value !== '')
  const text = new URLSearchParams(pairs as [string, string][]).toString()
  return text === '' ? '' : `?${text}`
}

type Defined<Given> = { [Name in keyof Given]?: Exclude<Given[Name], undefined> }

/** Drops undefined values, which queries of the API do not accept. */
export function defined<Given extends object>(given: Given): Defined<Given> {
  return Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== undefined),
  ) as Defined<Given>
}

/** A value to choose, with its label if different. */
type Option<Value extends string> = Value | { value: Value; label: string }

interface Choice<Value extends string> {
  kind: 'choice'
  label: string
  /** The label if nothing is chosen. */
  any: string
  options: readonly Option<Value>[]
  /** Whether the URL may contain other values, which are shown too. */
  isOpen: boolean
}

interface Text {
  kind: 'text'
  label: string
  placeholder: string
  maxLength?: number
}

/** A filter of a list: a URL parameter, and the control that sets it. */
export type Filter = Choice<string> | Text | { kind: 'time'; label: string } | { kind: 'key' | 'person' }

/** The filters of a list by the names of their parameters, in the order in which they are shown. */
export type FilterList = Record<string, Filter>

/** Creates a filter that offers a fixed set of values. */
export const choice = <const Value extends string>(
  label: string,
  any: string,
  options: readonly Option<Value>[],
) => ({ kind: 'choice', label, any, options, isOpen: false }) as const

/** Creates a filter that offers some values, and accepts any other value in the URL. */
export const suggestion = (label: string, any: string, options: readonly Option<string>[]) =>
  ({ kind: 'choice', label, any, options, isOpen: true }) as const

/** Creates a filter by free text. */
export const text = (label: string, placeholder: string, maxLength?: number): Text => ({
  ...{ kind: 'text', label, placeholder },
  ...(maxLength === undefined ? {} : { maxLength }),
})

/** Creates a filter by a time, which is entered in the user's time zone. */
export const time = (label: string) => ({ kind: 'time', label }) as const

/** A filter by a key of the workspace. */
export const key = { kind: 'key' } as const

/** A filter by a member of the workspace. */
export const person = { kind: 'person' } as const

type FieldOf<One> = One extends { isOpen: false; options: readonly Option<infer Value>[] }
  ? readonly Value[]
  : 'text'

/** Returns the parameters of filters, for `searchOf`. */
export function fieldsOf<List extends FilterList>(
  filters: List,
): { [Name in keyof List]: FieldOf<List[Name]> } {
  const fields = Object.entries(filters).map(([name, filter]) => [
    name,
    filter.kind === 'choice' && !filter.isOpen ? filter.options.map(valueOf) : 'text',
  ])
  return Object.fromEntries(fields) as { [Name in keyof List]: FieldOf<List[Name]> }
}

const valueOf = (option: Option<string>): string => (typeof option === 'string' ? option : option.value)

type Navigate<Search> = (to: { search: (current: Search) => Search; replace: true }) => Promise<void>

/** Reads and changes a list's filters in the URL. A change replaces the history entry. */
export function useFilters<Search extends object>(
  filters: FilterList,
  search: Search,
  navigate: Navigate<NoInfer<Search>>,
) {
  const names = Object.keys(filters)
  const narrow = (changed: Partial<Search>): Promise<void> =>
    navigate({ search: (current) => ({ ...current, ...changed }), replace: true })
  const none = Object.fromEntries(names.map((name) => [name, undefined])) as Partial<Search>
  return {
    search,
    narrow,
    clear: () => void narrow(none),
    isFiltered: names.some((name) => Reflect.get(search, name) !== undefined),
  }
}

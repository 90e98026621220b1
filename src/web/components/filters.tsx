import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useId, type ReactNode } from 'react'
import type { Filter, FilterList, useFilters } from '../filters.ts'
import { KeyFilter } from './key-filter.tsx'
import { PersonFilter } from './person-filter.tsx'
import { SelectFilter } from './select-filter.tsx'
import { TextFilter } from './text-filter.tsx'
import { TimeFilter } from './time-filter.tsx'
import classes from './filters.module.css'

interface FiltersProps {
  filters: FilterList
  state: Pick<ReturnType<typeof useFilters>, 'search' | 'clear' | 'isFiltered'> & {
    narrow: (changed: Record<string, string | undefined>) => Promise<void>
  }
  /** Shown before the filters. */
  children?: ReactNode
}

/** Shows the filters above a list. */
export function Filters({ filters, state, children }: FiltersProps): ReactNode {
  return (
    <search className={classes.filters} aria-label="Filters">
      {children}
      <Fields filters={filters} state={state} />
      <ClearButton state={state} />
    </search>
  )
}

/**
 * Shows the first, most used filter above a list. A button shows or hides the others, which are shown at first if any
 * is set.
 */
export function FiltersBehindButton({ filters, state, children }: FiltersProps): ReactNode {
  const [[firstName, first], ...others] = Object.entries(filters) as [[string, Filter], ...[string, Filter][]]
  const count = others.filter(([name]) => Reflect.get(state.search, name) !== undefined).length
  const [isOpen, { toggle }] = useDisclosure(count > 0)
  const id = useId()
  return (
    <search aria-label="Filters">
      <div className={classes.bar}>
        <Field name={firstName} filter={first} state={state} isUnlabeled />
        <Button variant="default" aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
          {count > 0 ? `Filters (${count})` : 'Filters'}
        </Button>
        <ClearButton state={state} />
      </div>
      <div id={id} className={classes.filters} hidden={!isOpen}>
        {isOpen && children}
        {isOpen && <Fields filters={Object.fromEntries(others)} state={state} />}
      </div>
    </search>
  )
}

function ClearButton({ state }: Pick<FiltersProps, 'state'>): ReactNode {
  if (!state.isFiltered) return null
  return (
    <Button variant="subtle" color="gray" onClick={state.clear} style={{ justifySelf: 'start' }}>
      Clear filters
    </Button>
  )
}

const Fields = ({ filters, state }: Pick<FiltersProps, 'filters' | 'state'>): ReactNode =>
  Object.entries(filters).map(([name, filter]) => (
    <Field key={name} name={name} filter={filter} state={state} />
  ))

interface FieldProps {
  name: string
  filter: Filter
  state: FiltersProps['state']
  /** Whether the label is only for screen readers. */
  isUnlabeled?: boolean
}

/** Shows one filter as its kind of field. */
function Field({ name, filter, state, isUnlabeled = false }: FieldProps): ReactNode {
  const field = {
    value: Reflect.get(state.search, name) as string | undefined,
    onChange: (value: string | undefined) => state.narrow({ [name]: value }),
  }
  switch (filter.kind) {
    case 'choice':
      return <SelectFilter {...field} label={filter.label} any={filter.any} options={filter.options} />
    case 'time':
      return <TimeFilter {...field} label={filter.label} />
    case 'key':
      return <KeyFilter {...field} />
    case 'person':
      return <PersonFilter {...field} />
    case 'text': {
      const { kind: _, label, ...input } = filter
      const named = isUnlabeled ? { 'aria-label': label } : { label }
      return <TextFilter {...field} {...input} {...named} autoComplete="off" spellCheck={false} />
    }
  }
}

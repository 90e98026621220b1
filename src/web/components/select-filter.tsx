import { NativeSelect } from '@mantine/core'
import type { ReactNode } from 'react'
import { useEdited } from '../use-edited.ts'

interface SelectFilterProps<Value extends string> {
  label: string
  /** The label if nothing is chosen. */
  any: string
  value: Value | undefined
  options: readonly (Value | { value: Value; label: string })[]
  onChange: (value: Value | undefined) => Promise<void>
}

/** Filters by known values. Shows an unknown value from the URL too. */
export function SelectFilter<Value extends string>({
  label,
  any,
  value,
  options,
  onChange,
}: SelectFilterProps<Value>): ReactNode {
  const [chosen, choose] = useEdited(value, onChange)
  const known = options.map((one) => (typeof one === 'string' ? { value: one, label: one } : one))
  const isKnown = chosen === undefined || known.some((one) => one.value === chosen)
  const data = [{ value: '', label: any }, ...known, ...(isKnown ? [] : [{ value: chosen, label: chosen }])]
  return (
    <NativeSelect
      label={label}
      data={data}
      value={chosen ?? ''}
      onChange={({ currentTarget }) =>
        choose(currentTarget.value === '' ? undefined : (currentTarget.value as Value))
      }
    />
  )
}

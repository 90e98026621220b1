import { NativeSelect } from '@mantine/core'
import type { ReactNode } from 'react'

interface FilterSelectProps<Value extends string> {
  label: string
  /** The label if nothing is chosen. */
  any: string
  value: Value | undefined
  options: readonly (Value | { value: Value; label: string })[]
  onChange: (value: Value | undefined) => void
}

/** Filters by known values. Shows an unknown value from the address too. */
export function FilterSelect<Value extends string>({
  label,
  any,
  value,
  options,
  onChange,
}: FilterSelectProps<Value>): ReactNode {
  const known = options.map((one) => (typeof one === 'string' ? { value: one, label: one } : one))
  const isKnown = value === undefined || known.some((one) => one.value === value)
  const data = [{ value: '', label: any }, ...known, ...(isKnown ? [] : [{ value, label: value }])]
  return (
    <NativeSelect
      label={label}
      data={data}
      value={value ?? ''}
      onChange={({ currentTarget }) =>
        onChange(currentTarget.value === '' ? undefined : (currentTarget.value as Value))
      }
    />
  )
}

import type { ReactNode } from 'react'
import { api } from '../api/client.ts'
import { FilterSelect } from './filter-select.tsx'

interface FilterKeyProps {
  value: string | undefined
  onChange: (value: string | undefined) => Promise<void>
}

/** Filters by a key of the workspace. Offers the newest hundred. */
export function FilterKey({ value, onChange }: FilterKeyProps): ReactNode {
  const keys = api.useQuery('get', '/keys', { params: { query: { limit: 100 } } })
  const options = (keys.data?.data ?? []).map(({ id, name }) => ({ value: id, label: name }))
  return <FilterSelect label="Key" any="Any key" value={value} options={options} onChange={onChange} />
}

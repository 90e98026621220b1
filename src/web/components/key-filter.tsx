import type { ReactNode } from 'react'
import { api } from '../api/client.ts'
import { SelectFilter } from './select-filter.tsx'

interface KeyFilterProps {
  value: string | undefined
  onChange: (value: string | undefined) => Promise<void>
}

/** Filters by a key of the workspace. Offers the newest hundred. */
export function KeyFilter({ value, onChange }: KeyFilterProps): ReactNode {
  const keys = api.useQuery('get', '/keys', { params: { query: { limit: 100 } } })
  const options = (keys.data?.data ?? []).map(({ id, name }) => ({ value: id, label: name }))
  return <SelectFilter label="Key" any="Any key" value={value} options={options} onChange={onChange} />
}

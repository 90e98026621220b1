import type { ReactNode } from 'react'
import { api } from '../api/client.ts'
import { SelectFilter } from './select-filter.tsx'

interface PersonFilterProps {
  value: string | undefined
  onChange: (value: string | undefined) => Promise<void>
}

/** Filters by a member of the workspace. Offers the first hundred by name. */
export function PersonFilter({ value, onChange }: PersonFilterProps): ReactNode {
  const members = api.useQuery('get', '/members', { params: { query: { limit: 100 } } })
  const options = (members.data?.data ?? []).map(({ user }) => ({ value: user.id, label: user.name }))
  return <SelectFilter label="Person" any="Anybody" value={value} options={options} onChange={onChange} />
}

import { Button, Group } from '@mantine/core'
import type { ReactNode } from 'react'
import { FiltersBehindButton } from '../../components/filters.tsx'
import type { useFilters } from '../../filters.ts'
import { requestFilters } from './request-filter-list.ts'
import type { requestSearch } from './request-search.ts'

const hourMs = 3_600_000
const periods = [
  { label: 'Last hour', ms: hourMs },
  { label: 'Last 24 hours', ms: 24 * hourMs },
  { label: 'Last 7 days', ms: 7 * 24 * hourMs },
]

interface RequestFiltersProps {
  state: ReturnType<typeof useFilters<ReturnType<typeof requestSearch>>>
}

/** Shows the request filters, with buttons for common periods. */
export function RequestFilters({ state }: RequestFiltersProps): ReactNode {
  return (
    <FiltersBehindButton filters={requestFilters} state={state}>
      <Group gap="xs" style={{ gridColumn: '1 / -1' }}>
        {periods.map(({ label, ms }) => (
          <Button
            key={label}
            variant="default"
            size="compact-sm"
            onClick={() =>
              void state.narrow({ since: new Date(Date.now() - ms).toISOString(), until: undefined })
            }
          >
            {label}
          </Button>
        ))}
      </Group>
    </FiltersBehindButton>
  )
}

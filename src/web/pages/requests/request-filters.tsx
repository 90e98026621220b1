import { Button, Group } from '@mantine/core'
import type { ReactNode } from 'react'
import { FilterKey } from '../../components/filter-key.tsx'
import { FilterSelect } from '../../components/filter-select.tsx'
import { FilterText } from '../../components/filter-text.tsx'
import { FilterTime } from '../../components/filter-time.tsx'
import { Filters } from '../../components/filters.tsx'
import { operationIds } from './operations.ts'
import type { requestSearch } from './request-search.ts'

type Search = ReturnType<typeof requestSearch>

const statuses = [
  { value: '2xx', label: '2xx, done' },
  { value: '4xx', label: '4xx, refused' },
  { value: '5xx', label: '5xx, failed' },
  ...[
    '200',
    '201',
    '204',
    '400',
    '401',
    '403',
    '404',
    '405',
    '409',
    '413',
    '415',
    '422',
    '429',
    '500',
    '503',
  ],
]

const hourMs = 3_600_000
const periods = [
  { label: 'Last hour', ms: hourMs },
  { label: 'Last 24 hours', ms: 24 * hourMs },
  { label: 'Last 7 days', ms: 7 * 24 * hourMs },
]

interface RequestFiltersProps {
  search: Search
  isFiltered: boolean
  narrow: (changed: Search) => Promise<void>
  clear: () => void
}

export function RequestFilters({ search, isFiltered, narrow, clear }: RequestFiltersProps): ReactNode {
  return (
    <>
      <Group gap="xs" mb="sm">
        {periods.map(({ label, ms }) => (
          <Button
            key={label}
            variant="default"
            size="compact-sm"
            onClick={() => void narrow({ since: new Date(Date.now() - ms).toISOString(), until: undefined })}
          >
            {label}
          </Button>
        ))}
      </Group>
      <Filters isActive={isFiltered} onClear={clear}>
        <FilterTime label="Since" value={search.since} onChange={(since) => narrow({ since })} />
        <FilterTime label="Until" value={search.until} onChange={(until) => narrow({ until })} />
        <FilterText
          label="Request id"
          placeholder="X-Request-Id"
          autoComplete="off"
          spellCheck={false}
          value={search.request_id}
          onChange={(request_id) => narrow({ request_id })}
        />
        <FilterKey value={search.key_id} onChange={(key_id) => narrow({ key_id })} />
        <FilterSelect
          label="Operation"
          any="Any operation"
          value={search.operation_id}
          options={operationIds}
          onChange={(operation_id) => narrow({ operation_id })}
        />
        <FilterSelect
          label="Status"
          any="Any status"
          value={search.status}
          options={statuses}
          onChange={(status) => narrow({ status })}
        />
        <FilterText
          label="Path"
          placeholder="/api/public/v1/tasks"
          autoComplete="off"
          spellCheck={false}
          value={search.path}
          onChange={(path) => narrow({ path })}
        />
      </Filters>
    </>
  )
}

import { Button, Group } from '@mantine/core'
import type { ReactNode } from 'react'
import { FilterKey } from '../../components/filter-key.tsx'
import { FilterSelect } from '../../components/filter-select.tsx'
import { FilterText } from '../../components/filter-text.tsx'
import { FilterTime } from '../../components/filter-time.tsx'
import { FiltersBehindButton } from '../../components/filters.tsx'
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

/** Shows the filters of the requests. A part of a request id is enough. */
export function RequestFilters({ search, isFiltered, narrow, clear }: RequestFiltersProps): ReactNode {
  const { since, until, key_id, operation_id, status, path } = search
  const count = [since, until, key_id, operation_id, status, path].filter((one) => one !== undefined).length
  return (
    <FiltersBehindButton
      count={count}
      isActive={isFiltered}
      onClear={clear}
      first={
        <FilterText
          aria-label="Request id"
          placeholder="Request id, or a part of it"
          autoComplete="off"
          spellCheck={false}
          value={search.request_id}
          onChange={(request_id) => narrow({ request_id })}
        />
      }
    >
      <Group gap="xs" style={{ gridColumn: '1 / -1' }}>
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
      <FilterTime label="Since" value={since} onChange={(value) => narrow({ since: value })} />
      <FilterTime label="Until" value={until} onChange={(value) => narrow({ until: value })} />
      <FilterKey value={key_id} onChange={(value) => narrow({ key_id: value })} />
      <FilterSelect
        label="Operation"
        any="Any operation"
        value={operation_id}
        options={operationIds}
        onChange={(value) => narrow({ operation_id: value })}
      />
      <FilterSelect
        label="Status"
        any="Any status"
        value={status}
        options={statuses}
        onChange={(value) => narrow({ status: value })}
      />
      <FilterText
        label="Path"
        placeholder="/api/public/v1/tasks"
        autoComplete="off"
        spellCheck={false}
        value={path}
        onChange={(value) => narrow({ path: value })}
      />
    </FiltersBehindButton>
  )
}

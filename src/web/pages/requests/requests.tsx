import { keepPreviousData } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { api, byCursor } from '../../api/client.ts'
import { EmptyState } from '../../components/empty-state.tsx'
import { ErrorState } from '../../components/error-state.tsx'
import { FilterKey } from '../../components/filter-key.tsx'
import { FilterSelect } from '../../components/filter-select.tsx'
import { FilterText } from '../../components/filter-text.tsx'
import { Filters } from '../../components/filters.tsx'
import { ButtonLink } from '../../components/link.tsx'
import { LoadMore } from '../../components/load-more.tsx'
import { LoadingState } from '../../components/loading-state.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { defined } from '../../search.ts'
import { operationIds } from './operations.ts'
import { RequestTable } from './request-table.tsx'

const route = getRouteApi('/signed-in/requests')

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

/** The requests of the public API, newest first, narrowed as the address says. */
export function Requests(): ReactNode {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const narrow = (changed: typeof search): void =>
    void navigate({ search: { ...search, ...changed }, replace: true })
  const isNarrowed = Object.values(search).some((value) => value !== undefined)
  const pages = api.useInfiniteQuery(
    'get',
    '/requests',
    { params: { query: { limit: 50, ...defined(search) } } },
    { ...byCursor, placeholderData: keepPreviousData },
  )
  const requests = pages.data?.pages.flatMap(({ data }) => data)
  return (
    <>
      <PageHeader title="Requests">
        What was asked of the API with the keys of this workspace in the last seven days, and what it caused.
      </PageHeader>
      <Filters isActive={isNarrowed} onClear={() => void navigate({ search: {}, replace: true })}>
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
      </Filters>
      {pages.isPending && <LoadingState rows={8} />}
      {pages.isError && !requests && <ErrorState error={pages.error} onRetry={() => void pages.refetch()} />}
      {requests?.length === 0 && (isNarrowed ? <NoneOfThese /> : <NoneYet />)}
      {requests && requests.length > 0 && <RequestTable requests={requests} search={search} />}
      <LoadMore pages={pages} />
    </>
  )
}

function NoneOfThese(): ReactNode {
  return (
    <EmptyState title="None of these">
      <p>
        No request of the last seven days matches the filters. What was just asked shows within a second or
        two.
      </p>
    </EmptyState>
  )
}

function NoneYet(): ReactNode {
  return (
    <EmptyState
      title="No requests yet"
      action={
        <ButtonLink to="/keys" variant="default">
          To the API keys
        </ButtonLink>
      }
    >
      <p>
        Make a key and call the API with it: every request shows here, with its answer and what it caused.
      </p>
    </EmptyState>
  )
}

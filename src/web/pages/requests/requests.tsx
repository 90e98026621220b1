import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useList } from '../../api/list.ts'
import { EmptyState } from '../../components/empty-state.tsx'
import { FilterKey } from '../../components/filter-key.tsx'
import { FilterSelect } from '../../components/filter-select.tsx'
import { FilterText } from '../../components/filter-text.tsx'
import { Filters } from '../../components/filters.tsx'
import { ButtonLink } from '../../components/link.tsx'
import { ListState } from '../../components/list-state.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { useListFilters } from '../../search.ts'
import { operationIds } from './operations.ts'
import { requestsQuery } from './request-queries.ts'
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

/** Shows the public API's requests, newest first, with the filters of the address. */
export function Requests(): ReactNode {
  const { search, narrow, clear, isFiltered } = useListFilters(route.useSearch(), route.useNavigate())
  const list = useList(requestsQuery(search))
  return (
    <>
      <PageHeader title="Requests">
        API requests with the keys of this workspace in the last seven days, and the deliveries that they
        caused.
      </PageHeader>
      <Filters isActive={isFiltered} onClear={clear}>
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
      <ListState list={list} rows={8} empty={isFiltered ? <NoMatches /> : <NoRequestsYet />}>
        {(requests) => <RequestTable requests={requests} search={search} />}
      </ListState>
    </>
  )
}

function NoMatches(): ReactNode {
  return (
    <EmptyState title="No results">
      <p>
        No request of the last seven days matches the filters. New requests appear within a second or two.
      </p>
    </EmptyState>
  )
}

function NoRequestsYet(): ReactNode {
  return (
    <EmptyState
      title="No requests yet"
      action={
        <ButtonLink to="/keys" variant="default">
          To the API keys
        </ButtonLink>
      }
    >
      <p>Create a key and call the API with it. Every request appears here with its status and deliveries.</p>
    </EmptyState>
  )
}

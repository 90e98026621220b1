import { keepPreviousData } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { api, byCursor, type Schemas } from '../../api/client.ts'
import { EmptyState } from '../../components/empty-state.tsx'
import { ErrorState } from '../../components/error-state.tsx'
import { FilterSelect } from '../../components/filter-select.tsx'
import { FilterTime } from '../../components/filter-time.tsx'
import { Filters } from '../../components/filters.tsx'
import { LoadMore } from '../../components/load-more.tsx'
import { LoadingState } from '../../components/loading-state.tsx'
import { Section } from '../../components/section.tsx'
import { defined } from '../../search.ts'
import { allWebhookTypes, deliveryStatuses } from '../../webhook-types.ts'
import { DeliveryTable } from '../deliveries/delivery-table.tsx'

const route = getRouteApi('/signed-in/webhooks/$id')

/** What was sent to an endpoint, newest first, narrowed as the address says. */
export function EndpointDeliveries({ endpoint: { id } }: { endpoint: Schemas['Endpoint'] }): ReactNode {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const narrow = (changed: typeof search): void =>
    void navigate({ search: { ...search, ...changed }, replace: true })
  const isNarrowed = Object.values(search).some((value) => value !== undefined)
  const pages = api.useInfiniteQuery(
    'get',
    '/webhook-endpoints/{id}/deliveries',
    { params: { path: { id }, query: { limit: 25, ...defined(search) } } },
    { ...byCursor, placeholderData: keepPreviousData },
  )
  const deliveries = pages.data?.pages.flatMap(({ data }) => data)
  return (
    <Section title="Deliveries">
      <Filters isActive={isNarrowed} onClear={() => void navigate({ search: {}, replace: true })}>
        <FilterSelect
          label="Status"
          any="Any status"
          value={search.status}
          options={deliveryStatuses}
          onChange={(status) => narrow({ status })}
        />
        <FilterSelect
          label="Type"
          any="Any type"
          value={search.type}
          options={allWebhookTypes}
          onChange={(type) => narrow({ type })}
        />
        <FilterTime label="Since" value={search.since} onChange={(since) => narrow({ since })} />
        <FilterTime label="Until" value={search.until} onChange={(until) => narrow({ until })} />
      </Filters>
      {pages.isPending && <LoadingState />}
      {pages.isError && !deliveries && (
        <ErrorState error={pages.error} onRetry={() => void pages.refetch()} />
      )}
      {deliveries?.length === 0 && (
        <EmptyState title={isNarrowed ? 'None of these' : 'Nothing sent yet'}>
          <p>
            {isNarrowed
              ? 'No delivery of this endpoint matches the filters.'
              : 'Send a test event, or change something that the endpoint is told of.'}
          </p>
        </EmptyState>
      )}
      {deliveries && deliveries.length > 0 && <DeliveryTable deliveries={deliveries} />}
      <LoadMore pages={pages} />
    </Section>
  )
}

import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Schemas } from '../../api/client.ts'
import { useList } from '../../api/list.ts'
import { EmptyState } from '../../components/empty-state.tsx'
import { FiltersBehindButton } from '../../components/filters.tsx'
import { ListState } from '../../components/list-state.tsx'
import { Section } from '../../components/section.tsx'
import { useFilters } from '../../filters.ts'
import { DeliveryTable } from '../deliveries/delivery-table.tsx'
import { deliveryFilters } from './delivery-search.ts'
import { deliveriesQuery } from './webhook-queries.ts'

const route = getRouteApi('/signed-in/settings/webhooks/$id')

/** Shows an endpoint's deliveries, newest first, with the filters of the URL. */
export function EndpointDeliveries({ endpoint }: { endpoint: Schemas['Endpoint'] }): ReactNode {
  const filters = useFilters(deliveryFilters, route.useSearch(), route.useNavigate())
  const list = useList(deliveriesQuery(endpoint.id, filters.search))
  return (
    <Section title="Deliveries">
      <FiltersBehindButton filters={deliveryFilters} state={filters} />
      <ListState
        list={list}
        empty={
          <EmptyState title={filters.isFiltered ? 'No results' : 'Nothing sent yet'}>
            <p>
              {filters.isFiltered
                ? 'No delivery of this endpoint matches the filters.'
                : 'Send a test event, or change something that the endpoint subscribes to.'}
            </p>
          </EmptyState>
        }
      >
        {(deliveries) => (
          <DeliveryTable deliveries={deliveries} isDisabled={() => endpoint.status === 'disabled'} />
        )}
      </ListState>
    </Section>
  )
}

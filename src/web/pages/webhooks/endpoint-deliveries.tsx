import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Schemas } from '../../api/client.ts'
import { useList } from '../../api/list.ts'
import { EmptyState } from '../../components/empty-state.tsx'
import { FilterSelect } from '../../components/filter-select.tsx'
import { FilterTime } from '../../components/filter-time.tsx'
import { Filters } from '../../components/filters.tsx'
import { ListState } from '../../components/list-state.tsx'
import { Section } from '../../components/section.tsx'
import { useListFilters } from '../../search.ts'
import { allWebhookTypes, deliveryStatuses } from '../../webhook-types.ts'
import { DeliveryTable } from '../deliveries/delivery-table.tsx'
import { deliveriesQuery } from './webhook-queries.ts'

const route = getRouteApi('/signed-in/webhooks/$id')

/** Shows an endpoint's deliveries, newest first, with the filters of the address. */
export function EndpointDeliveries({
  endpoint: { id, status },
}: {
  endpoint: Schemas['Endpoint']
}): ReactNode {
  const { search, narrow, clear, isFiltered } = useListFilters(route.useSearch(), route.useNavigate())
  const list = useList(deliveriesQuery(id, search))
  return (
    <Section title="Deliveries">
      <Filters isActive={isFiltered} onClear={clear}>
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
      <ListState
        list={list}
        empty={
          <EmptyState title={isFiltered ? 'No results' : 'Nothing sent yet'}>
            <p>
              {isFiltered
                ? 'No delivery of this endpoint matches the filters.'
                : 'Send a test event, or change something that the endpoint subscribes to.'}
            </p>
          </EmptyState>
        }
      >
        {(deliveries) => <DeliveryTable deliveries={deliveries} isDisabled={() => status === 'disabled'} />}
      </ListState>
    </Section>
  )
}

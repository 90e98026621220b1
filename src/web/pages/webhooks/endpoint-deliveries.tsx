import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Schemas } from '../../api/client.ts'
import { useList } from '../../api/list.ts'
import { EmptyState } from '../../components/empty-state.tsx'
import { FilterSelect } from '../../components/filter-select.tsx'
import { FilterTime } from '../../components/filter-time.tsx'
import { FilterText } from '../../components/filter-text.tsx'
import { FiltersBehindButton } from '../../components/filters.tsx'
import { ListState } from '../../components/list-state.tsx'
import { Section } from '../../components/section.tsx'
import { useListFilters } from '../../search.ts'
import { allWebhookTypes, deliveryStatuses } from '../../webhook-types.ts'
import { DeliveryTable } from '../deliveries/delivery-table.tsx'
import { deliveriesQuery } from './webhook-queries.ts'

const statuses = deliveryStatuses.map((value) => ({
  value,
  label: value === 'pending' ? 'pending, retrying' : value,
}))

const route = getRouteApi('/signed-in/webhooks/$id')

/** Shows an endpoint's deliveries, newest first, with the filters of the address. */
export function EndpointDeliveries({ endpoint }: { endpoint: Schemas['Endpoint'] }): ReactNode {
  const { search, narrow, clear, isFiltered } = useListFilters(route.useSearch(), route.useNavigate())
  const { status, type, since, until } = search
  const list = useList(deliveriesQuery(endpoint.id, search))
  return (
    <Section title="Deliveries">
      <FiltersBehindButton
        count={[status, type, since, until].filter((one) => one !== undefined).length}
        isActive={isFiltered}
        onClear={clear}
        first={
          <FilterText
            aria-label="Delivery or event id"
            placeholder="Delivery or event id, or a part"
            autoComplete="off"
            spellCheck={false}
            value={search.id}
            onChange={(value) => narrow({ id: value })}
          />
        }
      >
        <FilterSelect
          label="Status"
          any="Any status"
          value={status}
          options={statuses}
          onChange={(value) => narrow({ status: value })}
        />
        <FilterSelect
          label="Type"
          any="Any type"
          value={type}
          options={allWebhookTypes}
          onChange={(value) => narrow({ type: value })}
        />
        <FilterTime label="Since" value={since} onChange={(value) => narrow({ since: value })} />
        <FilterTime label="Until" value={until} onChange={(value) => narrow({ until: value })} />
      </FiltersBehindButton>
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
        {(deliveries) => (
          <DeliveryTable deliveries={deliveries} isDisabled={() => endpoint.status === 'disabled'} />
        )}
      </ListState>
    </Section>
  )
}

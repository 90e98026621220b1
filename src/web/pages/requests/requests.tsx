import { Switch } from '@mantine/core'
import { getRouteApi, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useList } from '../../api/list.ts'
import { EmptyState } from '../../components/empty-state.tsx'
import { ButtonLink } from '../../components/link.tsx'
import { ListState } from '../../components/list-state.tsx'
import { Note } from '../../components/note.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { useFilters } from '../../filters.ts'
import { parseSearch } from '../../search.ts'
import { useEdited } from '../../use-edited.ts'
import { RequestChart } from './request-chart.tsx'
import { RequestFilters } from './request-filters.tsx'
import { requestsQuery } from './request-queries.ts'
import { requestFilters } from './request-filter-list.ts'
import { requestSearch } from './request-search.ts'
import { RequestTable } from './request-table.tsx'

const route = getRouteApi('/signed-in/settings/requests')

/** Shows requests to the public API, as a chart and newest first, with the filters of the URL. */
export function Requests(): ReactNode {
  const filters = useFilters(requestFilters, route.useSearch(), route.useNavigate())
  const { search, narrow } = filters
  const [isLive, setLive] = useEdited(search.live !== 'off', (on) => narrow({ live: on ? undefined : 'off' }))
  const list = useList(requestsQuery(search), { isLive })
  return (
    <>
      <PageHeader
        title="Requests"
        actions={
          <Switch
            label="Live"
            checked={isLive}
            onChange={({ currentTarget }) => setLive(currentTarget.checked)}
          />
        }
      >
        API requests made with the keys of this workspace in the last seven days.
      </PageHeader>
      <IgnoredFilters />
      <RequestChart
        search={search}
        isLive={isLive}
        onChoose={(since, until) => void narrow({ since, until })}
      />
      <RequestFilters state={filters} />
      <ListState
        list={list}
        rows={8}
        empty={
          filters.isFiltered ? (
            <NoMatches isFilteredById={search.request_id !== undefined} />
          ) : (
            <NoRequestsYet />
          )
        }
      >
        {(requests) => <RequestTable requests={requests} search={search} />}
      </ListState>
    </>
  )
}

/** Shows which URL parameters are not filters of this page. */
function IgnoredFilters(): ReactNode {
  const given = parseSearch(useLocation({ select: ({ searchStr }) => searchStr }))
  const used = requestSearch(given)
  const ignored = Object.keys(given).filter(
    (name) => given[name] !== '' && name !== 'live' && !(name in used),
  )
  if (ignored.length === 0) return null
  return (
    <Note kind="warn" role="status">
      Unknown filters, which are ignored: {ignored.join(', ')}
    </Note>
  )
}

function NoMatches({ isFilteredById }: { isFilteredById: boolean }): ReactNode {
  return (
    <EmptyState title="No results">
      <p>
        No request of the last seven days matches the filters. New requests appear within a second or two.
        {isFilteredById && ' Older requests are no longer in the log, and the log may be incomplete.'}
      </p>
    </EmptyState>
  )
}

function NoRequestsYet(): ReactNode {
  return (
    <EmptyState
      title="No requests yet"
      action={
        <ButtonLink to="/settings/keys" variant="default">
          View API keys
        </ButtonLink>
      }
    >
      <p>Create a key and call the API with it. Every request appears here with its status and deliveries.</p>
    </EmptyState>
  )
}

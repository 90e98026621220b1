import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useList } from '../../api/list.ts'
import { EmptyState } from '../../components/empty-state.tsx'
import { Filters } from '../../components/filters.tsx'
import { ListState } from '../../components/list-state.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { useFilters } from '../../filters.ts'
import { ActivityFeed } from './activity-feed.tsx'
import { activityQuery } from './activity-query.ts'
import { activityFilters } from './activity-filter-list.ts'

const route = getRouteApi('/signed-in/settings/activity')

/** Shows activities, newest first, with the filters of the URL. */
export function Activity(): ReactNode {
  const filters = useFilters(activityFilters, route.useSearch(), route.useNavigate())
  const list = useList(activityQuery(filters.search))
  return (
    <>
      <PageHeader title="Activity">
        Changes in this workspace, made on these pages, through the API or by operator commands.
      </PageHeader>
      <Filters filters={activityFilters} state={filters} />
      <ListState
        list={list}
        rows={8}
        empty={
          <EmptyState title={filters.isFiltered ? 'No results' : 'Nothing yet'}>
            <p>
              {filters.isFiltered
                ? 'No activity matches the filters.'
                : 'Actions by people and programs in this workspace will be listed here.'}
            </p>
          </EmptyState>
        }
      >
        {(entries) => <ActivityFeed entries={entries} isLoading={list.pages.isFetchingNextPage} />}
      </ListState>
    </>
  )
}

import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useList } from '../../api/list.ts'
import { EmptyState } from '../../components/empty-state.tsx'
import { FilterKey } from '../../components/filter-key.tsx'
import { FilterPerson } from '../../components/filter-person.tsx'
import { FilterSelect } from '../../components/filter-select.tsx'
import { FilterTime } from '../../components/filter-time.tsx'
import { Filters } from '../../components/filters.tsx'
import { ListState } from '../../components/list-state.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { useListFilters } from '../../search.ts'
import { ActivityFeed } from './activity-feed.tsx'
import { activityQuery } from './activity-query.ts'
import { activityTypes } from './activity-words.ts'

const route = getRouteApi('/signed-in/activity')

/** Shows who did what, newest first, with the filters of the address. */
export function Activity(): ReactNode {
  const { search, narrow, clear, isFiltered } = useListFilters(route.useSearch(), route.useNavigate())
  const list = useList(activityQuery(search))
  return (
    <>
      <PageHeader title="Activity">
        Who did what in this workspace, on these pages, by API or by command.
      </PageHeader>
      <Filters isActive={isFiltered} onClear={clear}>
        <FilterSelect
          label="Type"
          any="Everything"
          value={search.type}
          options={activityTypes}
          onChange={(type) => narrow({ type })}
        />
        <FilterPerson value={search.actor_id} onChange={(actor_id) => narrow({ actor_id })} />
        <FilterTime label="Since" value={search.since} onChange={(since) => narrow({ since })} />
        <FilterTime label="Until" value={search.until} onChange={(until) => narrow({ until })} />
        <FilterKey value={search.key_id} onChange={(key_id) => narrow({ key_id })} />
      </Filters>
      <ListState
        list={list}
        rows={8}
        empty={
          <EmptyState title={isFiltered ? 'No results' : 'Nothing yet'}>
            <p>
              {isFiltered
                ? 'No activity matches the filters.'
                : 'Actions of people and programs in this workspace will be listed here.'}
            </p>
          </EmptyState>
        }
      >
        {(entries) => <ActivityFeed entries={entries} isLoading={list.pages.isFetchingNextPage} />}
      </ListState>
    </>
  )
}

import { keepPreviousData } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { api, byCursor } from '../../api/client.ts'
import { EmptyState } from '../../components/empty-state.tsx'
import { ErrorState } from '../../components/error-state.tsx'
import { FilterKey } from '../../components/filter-key.tsx'
import { FilterSelect } from '../../components/filter-select.tsx'
import { Filters } from '../../components/filters.tsx'
import { LoadMore } from '../../components/load-more.tsx'
import { LoadingState } from '../../components/loading-state.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { defined } from '../../search.ts'
import { ActivityFeed } from './activity-feed.tsx'
import { activityTypes } from './activity-words.ts'

const route = getRouteApi('/signed-in/activity')

/** Who did what, newest first, narrowed as the address says. */
export function Activity(): ReactNode {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const narrow = (changed: typeof search): void =>
    void navigate({ search: { ...search, ...changed }, replace: true })
  const isNarrowed = Object.values(search).some((value) => value !== undefined)
  const pages = api.useInfiniteQuery(
    'get',
    '/activity',
    { params: { query: { limit: 50, ...defined(search) } } },
    { ...byCursor, placeholderData: keepPreviousData },
  )
  const entries = pages.data?.pages.flatMap(({ data }) => data)
  return (
    <>
      <PageHeader title="Activity">
        Who did what in this workspace, by hand, through the API, or from a command.
      </PageHeader>
      <Filters isActive={isNarrowed} onClear={() => void navigate({ search: {}, replace: true })}>
        <FilterSelect
          label="Type"
          any="Everything"
          value={search.type}
          options={activityTypes}
          onChange={(type) => narrow({ type })}
        />
        <FilterKey value={search.key_id} onChange={(key_id) => narrow({ key_id })} />
      </Filters>
      {pages.isPending && <LoadingState rows={8} />}
      {pages.isError && !entries && <ErrorState error={pages.error} onRetry={() => void pages.refetch()} />}
      {entries?.length === 0 && (
        <EmptyState title={isNarrowed ? 'None of these' : 'Nothing yet'}>
          <p>
            {isNarrowed
              ? 'Nothing that was done matches the filters.'
              : 'What people and programs do in this workspace will be listed here.'}
          </p>
        </EmptyState>
      )}
      {entries && entries.length > 0 && (
        <ActivityFeed entries={entries} isLoading={pages.isFetchingNextPage} />
      )}
      <LoadMore pages={pages} />
    </>
  )
}

import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { api, byCursor, type Schemas } from '../../api/client.ts'
import { DataTable, type Column } from '../../components/data-table.tsx'
import { ErrorState } from '../../components/error-state.tsx'
import { LoadMore } from '../../components/load-more.tsx'
import { LoadingState } from '../../components/loading-state.tsx'
import { ProblemNote } from '../../components/problem-note.tsx'
import { RelativeTime } from '../../components/relative-time.tsx'
import { Section } from '../../components/section.tsx'
import { Badge } from '../../components/status-badge.tsx'
import { browserName } from './browser-name.ts'

type Entry = Schemas['SessionEntry']

const columns: Column<Entry>[] = [
  {
    header: 'Browser',
    isTitle: true,
    cell: ({ user_agent, current }) => (
      <>
        <span title={user_agent ?? undefined}>{browserName(user_agent)}</span>{' '}
        {current && <Badge kind="good">This one</Badge>}
      </>
    ),
  },
  { header: 'Address', cell: ({ ip }) => <span className="code">{ip}</span> },
  { header: 'Signed in', cell: ({ created_at }) => <RelativeTime at={created_at} /> },
  { header: 'Last used', cell: ({ last_seen_at }) => <RelativeTime at={last_seen_at} /> },
  {
    header: 'End it',
    isMenu: true,
    cell: (entry) => !entry.current && <End entry={entry} />,
  },
]

export function Sessions(): ReactNode {
  const pages = api.useInfiniteQuery('get', '/sessions', { params: { query: { limit: 25 } } }, byCursor)
  return (
    <Section title="Sessions" lead="Where you are signed in. End those that you do not know.">
      {pages.isPending && <LoadingState rows={3} />}
      {pages.isError && !pages.data && (
        <ErrorState error={pages.error} onRetry={() => void pages.refetch()} />
      )}
      {pages.data && (
        <>
          <DataTable
            label="Sessions"
            columns={columns}
            rows={pages.data.pages.flatMap(({ data }) => data)}
            keyOf={({ id }) => id}
          />
          <LoadMore pages={pages} />
        </>
      )}
    </Section>
  )
}

function End({ entry }: { entry: Entry }): ReactNode {
  const queryClient = useQueryClient()
  const end = api.useMutation('delete', '/sessions/{id}', {
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['get', '/sessions'] }),
  })
  return (
    <>
      <Button
        variant="default"
        size="xs"
        loading={end.isPending}
        onClick={() => end.mutate({ params: { path: { id: entry.id } } })}
      >
        End
      </Button>
      <ProblemNote error={end.error} />
    </>
  )
}

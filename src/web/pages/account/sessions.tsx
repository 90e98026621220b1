import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { api, client, type Schemas } from '../../api/client.ts'
import { listQuery, useList } from '../../api/list.ts'
import { announce } from '../../components/announcer.tsx'
import { DataTable, type Column } from '../../components/data-table.tsx'
import { ListState } from '../../components/list-state.tsx'
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
        {current && <Badge kind="good">This session</Badge>}
      </>
    ),
  },
  { header: 'Address', cell: ({ ip }) => <span className="code">{ip}</span> },
  { header: 'Signed in', cell: ({ created_at }) => <RelativeTime at={created_at} /> },
  { header: 'Last used', cell: ({ last_seen_at }) => <RelativeTime at={last_seen_at} /> },
  {
    header: 'Actions',
    isMenu: true,
    cell: (entry) => !entry.current && <EndSession entry={entry} />,
  },
]

const sessionsQuery = listQuery('/sessions', {}, (page, signal) =>
  client.GET('/sessions', { params: { query: { limit: 25, ...page } }, signal }),
)

export function Sessions(): ReactNode {
  const list = useList(sessionsQuery)
  return (
    <Section title="Sessions" lead="Where you are signed in. End sessions that you do not recognize.">
      <ListState list={list} rows={3} empty={null}>
        {(entries) => <DataTable label="Sessions" columns={columns} rows={entries} keyOf={({ id }) => id} />}
      </ListState>
    </Section>
  )
}

function EndSession({ entry }: { entry: Entry }): ReactNode {
  const queryClient = useQueryClient()
  const end = api.useMutation('delete', '/sessions/{id}', {
    onSuccess: () => announce('The session has ended.'),
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

import type { ReactNode } from 'react'
import type { Schemas } from '../../api/client.ts'
import { DataTable, type Column } from '../../components/data-table.tsx'
import { PageLink } from '../../components/link.tsx'
import { RowTime } from '../../components/row-time.tsx'
import { durationText } from '../../time.ts'
import type { requestSearch } from './request-search.ts'
import { RequestStatus } from './request-status.tsx'
import classes from './request-table.module.css'

type Entry = Schemas['RequestEntry']

interface RequestTableProps {
  requests: readonly Entry[]
  search: ReturnType<typeof requestSearch>
}

export function RequestTable({ requests, search }: RequestTableProps): ReactNode {
  const columns: Column<Entry>[] = [
    {
      header: 'Request',
      isTitle: true,
      cell: ({ id, method, path }) => (
        <PageLink
          to="/settings/requests/$id"
          params={{ id }}
          search={search}
          className={classes.path ?? ''}
          title={path}
        >
          <span className={classes.method}>{method}</span> {path}
        </PageLink>
      ),
    },
    { header: 'Status', width: '11.5rem', cell: (entry) => <RequestStatus entry={entry} /> },
    { header: 'Operation', width: '9.5rem', cell: ({ operation_id }) => operation_id ?? '—' },
    { header: 'Key', width: '7rem', cell: ({ key }) => <bdi title={key?.name}>{key?.name ?? '—'}</bdi> },
    {
      header: 'Took',
      width: '4.5rem',
      cell: ({ duration_ms }) => <span className="tabular">{durationText(duration_ms)}</span>,
    },
    { header: 'Time', width: '8.5rem', cell: ({ at }) => <RowTime at={at} /> },
  ]
  return <DataTable label="Requests" columns={columns} rows={requests} keyOf={({ id }) => id} isDense />
}

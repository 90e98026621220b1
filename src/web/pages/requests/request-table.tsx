import type { ReactNode } from 'react'
import type { Schemas } from '../../api/client.ts'
import { DataTable, type Column } from '../../components/data-table.tsx'
import { PageLink } from '../../components/link.tsx'
import { RelativeTime } from '../../components/relative-time.tsx'
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
      cell: ({ id, method, path, operation_id }) => (
        <div className={classes.request}>
          <PageLink to="/requests/$id" params={{ id }} search={search} className={classes.path ?? ''}>
            <span className={classes.method}>{method}</span> {path}
          </PageLink>
          {operation_id !== null && <span className={classes.detail}>{operation_id}</span>}
        </div>
      ),
    },
    { header: 'Status', cell: (entry) => <RequestStatus entry={entry} /> },
    { header: 'Key', cell: ({ key }) => <bdi>{key?.name ?? '—'}</bdi> },
    {
      header: 'Took',
      cell: ({ duration_ms }) => <span className="tabular">{durationText(duration_ms)}</span>,
    },
    { header: 'Time', cell: ({ at }) => <RelativeTime at={at} /> },
  ]
  return <DataTable label="Requests" columns={columns} rows={requests} keyOf={({ id }) => id} />
}

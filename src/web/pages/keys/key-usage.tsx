import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { Suspense, useMemo, type ReactNode } from 'react'
import { lazyPart } from '../../load-part.ts'
import type { Schemas } from '../../api/client.ts'
import { DataTable, type Column } from '../../components/data-table.tsx'
import { ErrorState } from '../../components/error-state.tsx'
import { ButtonLink, PageLink } from '../../components/link.tsx'
import { LoadingState } from '../../components/loading-state.tsx'
import { Section } from '../../components/section.tsx'
import classes from './key-usage.module.css'
import { usageQuery } from './keys-query.ts'
import { countText, type Hour } from './usage-total.ts'

const TimeChart = lazyPart(() => import('../../components/time-chart.tsx'))

/** Polling interval of the counts, in milliseconds, since they change without an event. */
const refetchInterval = 30_000

/** Shows the requests of a key in the last seven days: by time, by status and by operation. */
export function KeyUsage({ id }: { id: string }): ReactNode {
  const byHour = useQuery({ ...usageQuery(id, 'hour'), refetchInterval })
  const byStatus = useQuery({ ...usageQuery(id, 'status'), refetchInterval })
  const byOperation = useQuery({ ...usageQuery(id, 'operation'), refetchInterval })
  return (
    <Section
      title="Usage"
      actions={
        <ButtonLink to="/settings/requests" search={{ key_id: id }} variant="default">
          Requests of this key
        </ButtonLink>
      }
    >
      <Counts of={byHour}>{(hours) => <ByTime hours={hours} />}</Counts>
      <div className={classes.tables}>
        <Counts of={byStatus}>{(counts) => <ByStatus id={id} counts={counts} />}</Counts>
        <Counts of={byOperation}>{(counts) => <ByOperation id={id} counts={counts} />}</Counts>
      </div>
    </Section>
  )
}

function Counts<Data>({
  of: { data, error, refetch },
  children,
}: {
  of: UseQueryResult<Data, unknown>
  children: (data: Data) => ReactNode
}): ReactNode {
  if (data) return children(data)
  return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <LoadingState rows={3} />
}

function ByTime({ hours }: { hours: readonly Hour[] }): ReactNode {
  const { times, series } = useMemo(() => {
    const succeeded = hours.map(({ requests, errors, rate_limited }) => requests - errors - rate_limited)
    return {
      times: hours.map(({ hour }) => hour),
      series: [
        { label: 'succeeded', color: '--chart', counts: succeeded },
        { label: 'rate-limited', color: '--chart-warn', counts: hours.map((one) => one.rate_limited) },
        { label: 'failed', color: '--chart-bad', counts: hours.map(({ errors }) => errors) },
      ],
    }
  }, [hours])
  return (
    <Suspense fallback={<LoadingState />}>
      <TimeChart label="Requests in the last 7 days" times={times} series={series} />
    </Suspense>
  )
}

function ByStatus({ id, counts }: { id: string; counts: readonly Schemas['UsageStatus'][] }): ReactNode {
  const columns: Column<Schemas['UsageStatus']>[] = [
    {
      header: 'Status',
      isTitle: true,
      cell: ({ status }) => (
        <PageLink to="/settings/requests" search={{ key_id: id, status: String(status) }}>
          {status}
        </PageLink>
      ),
    },
    requestsColumn(counts),
  ]
  return (
    <CountTable label="Requests by status" columns={columns} rows={counts} keyOf={({ status }) => status} />
  )
}

function ByOperation({
  id,
  counts,
}: {
  id: string
  counts: readonly Schemas['UsageOperation'][]
}): ReactNode {
  const columns: Column<Schemas['UsageOperation']>[] = [
    {
      header: 'Operation',
      isTitle: true,
      cell: ({ operation_id }) =>
        operation_id === null ? (
          'No matching operation'
        ) : (
          <PageLink to="/settings/requests" search={{ key_id: id, operation_id }}>
            {operation_id}
          </PageLink>
        ),
    },
    requestsColumn(counts),
  ]
  return (
    <CountTable
      label="Requests by operation"
      columns={columns}
      rows={counts}
      keyOf={({ operation_id }) => operation_id ?? ''}
    />
  )
}

/** Returns the column for the number of requests, with a bar relative to the largest number. */
function requestsColumn<Row extends { requests: number }>(counts: readonly Row[]): Column<Row> {
  const most = counts[0]?.requests ?? 1
  return {
    header: 'Requests',
    cell: ({ requests }) => (
      <span className={classes.count}>
        <svg className={classes.share} aria-hidden>
          <rect width={`${(requests / most) * 100}%`} height="100%" rx={2} />
        </svg>
        <span className="tabular">{countText(requests)}</span>
      </span>
    ),
  }
}

function CountTable<Row>({
  label,
  columns,
  rows,
  keyOf,
}: {
  label: string
  columns: Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
}): ReactNode {
  if (rows.length === 0) return <p className="muted">{label}: none yet.</p>
  return (
    <div>
      <h3 className={classes.subtitle}>{label}</h3>
      <DataTable label={label} columns={columns} rows={rows} keyOf={(row) => String(keyOf(row))} />
    </div>
  )
}

import type { ReactNode } from 'react'
import type { Schemas } from '../../api/client.ts'
import { useNow } from '../../clock.ts'
import { DataTable, type Column } from '../../components/data-table.tsx'
import { PageLink } from '../../components/link.tsx'
import { RowTime } from '../../components/row-time.tsx'
import { Badge, StatusBadge } from '../../components/status-badge.tsx'
import { exactTime, timeOfDay } from '../../time.ts'
import { deliveryState } from './delivery-state.ts'
import classes from './delivery-table.module.css'
import { EndpointLink } from './endpoint-link.tsx'
import { explainFailure } from './explain-failure.ts'

type Delivery = Schemas['Delivery']

interface DeliveryTableProps {
  deliveries: readonly Delivery[]
  /** Shows the endpoint, for lists of several endpoints. */
  namesEndpoint?: boolean
  /** Returns whether an endpoint is disabled, so that nothing is due. */
  isDisabled: (endpointId: string) => boolean
}

/** Shows deliveries, one per line. */
export function DeliveryTable({
  deliveries,
  namesEndpoint = false,
  isDisabled,
}: DeliveryTableProps): ReactNode {
  const columns: Column<Delivery>[] = [
    { header: 'Event', isTitle: true, cell: (delivery) => <Event delivery={delivery} /> },
    { header: 'Status', width: '7rem', cell: (delivery) => <StatusBadge status={deliveryState(delivery)} /> },
    {
      header: 'Response',
      width: namesEndpoint ? '9rem' : '12rem',
      cell: (delivery) => <LastOutcome delivery={delivery} />,
    },
    {
      header: 'Attempts',
      width: '10rem',
      cell: (delivery) => <Attempts delivery={delivery} isWaiting={isDisabled(delivery.endpoint_id)} />,
    },
    { header: 'Time', width: '8.5rem', cell: ({ created_at }) => <RowTime at={created_at} /> },
  ]
  const endpoint: Column<Delivery> = {
    header: 'Endpoint',
    width: '12rem',
    cell: ({ endpoint_id }) => <EndpointLink id={endpoint_id} />,
  }
  return (
    <DataTable
      label="Deliveries"
      columns={namesEndpoint ? columns.toSpliced(1, 0, endpoint) : columns}
      rows={deliveries}
      keyOf={({ id }) => id}
      isDense
    />
  )
}

function Event({ delivery: { id, type, is_test, subject } }: { delivery: Delivery }): ReactNode {
  return (
    <>
      <PageLink to="/settings/deliveries/$id" params={{ id }} className={classes.type ?? ''}>
        {type}
      </PageLink>{' '}
      {is_test && <Badge kind="off">Test</Badge>}
      {subject?.name && (
        <bdi className={classes.subject} title={subject.name}>
          {subject.name}
        </bdi>
      )}
    </>
  )
}

/** Shows the outcome of the last attempt. */
function LastOutcome({ delivery }: { delivery: Delivery }): ReactNode {
  const { attempt_count, last_status, last_error } = delivery
  const failure = explainFailure({ status: last_status, error: last_error })
  if (failure) return <span className={classes.failure}>{failure.cause}</span>
  return attempt_count === 0 ? '—' : `Status ${last_status}`
}

/** Shows the number of attempts and, if more may follow, their limit and when the next one is due. */
function Attempts({ delivery, isWaiting }: { delivery: Delivery; isWaiting: boolean }): ReactNode {
  const { status, attempt_count, attempt_limit, next_attempt_at } = delivery
  const now = useNow()
  if (status !== 'pending') return <span className="tabular">{attempt_count}</span>
  const count =
    attempt_count > 0 && attempt_count < attempt_limit
      ? `${attempt_count} of ${attempt_limit}`
      : attempt_count
  if (isWaiting)
    return <span title="The next attempt waits until the endpoint is enabled.">{count}, waits</span>
  if (attempt_count === 0 || next_attempt_at === null) return <span className="tabular">{count}</span>
  const isDue = Date.parse(next_attempt_at) <= now
  return (
    <span className="tabular" title={`The next attempt is due ${exactTime(next_attempt_at)}.`}>
      {count}, next {isDue ? 'now' : timeOfDay(next_attempt_at)}
    </span>
  )
}

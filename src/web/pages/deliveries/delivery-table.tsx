import type { ReactNode } from 'react'
import type { Schemas } from '../../api/client.ts'
import { DataTable, type Column } from '../../components/data-table.tsx'
import { DueTime } from '../../components/due-time.tsx'
import { PageLink } from '../../components/link.tsx'
import { RelativeTime } from '../../components/relative-time.tsx'
import { Badge, StatusBadge } from '../../components/status-badge.tsx'
import { EndpointLink } from './endpoint-link.tsx'
import classes from './delivery-table.module.css'
import { explainFailure } from './explain-failure.ts'

type Delivery = Schemas['Delivery']

const columns: Column<Delivery>[] = [
  { header: 'Event', isTitle: true, cell: (delivery) => <Event delivery={delivery} /> },
  { header: 'Status', cell: ({ status }) => <StatusBadge status={status} /> },
  { header: 'Response', cell: (delivery) => <LastOutcome delivery={delivery} /> },
  { header: 'Attempts', cell: (delivery) => <span className="tabular">{attemptsText(delivery)}</span> },
  { header: 'Time', cell: ({ created_at }) => <RelativeTime at={created_at} /> },
]

const [eventColumn, ...otherColumns] = columns
const columnsWithEndpoint: Column<Delivery>[] = [
  ...(eventColumn ? [eventColumn] : []),
  { header: 'Endpoint', cell: ({ endpoint_id }) => <EndpointLink id={endpoint_id} /> },
  ...otherColumns,
]

interface DeliveryTableProps {
  deliveries: readonly Delivery[]
  /** Shows the endpoint, for lists of several endpoints. */
  namesEndpoint?: boolean
}

export function DeliveryTable({ deliveries, namesEndpoint = false }: DeliveryTableProps): ReactNode {
  return (
    <DataTable
      label="Deliveries"
      columns={namesEndpoint ? columnsWithEndpoint : columns}
      rows={deliveries}
      keyOf={({ id }) => id}
    />
  )
}

/** Returns the number of attempts, with their limit while more may follow. */
const attemptsText = ({ status, attempt_count, attempt_limit }: Delivery): string =>
  status === 'pending' && attempt_count > 0 && attempt_count < attempt_limit
    ? `${attempt_count} of ${attempt_limit}`
    : `${attempt_count}`

function Event({ delivery: { id, type, event_id, is_test, subject } }: { delivery: Delivery }): ReactNode {
  return (
    <div className={classes.event}>
      <span className={classes.line}>
        <PageLink to="/deliveries/$id" params={{ id }} className={classes.type ?? ''}>
          {type}
        </PageLink>
        {is_test && <Badge kind="off">Test</Badge>}
      </span>
      {subject?.name && <bdi>{subject.name}</bdi>}
      <code className={classes.id}>{event_id}</code>
    </div>
  )
}

/** Shows the outcome of the last attempt and the time of the next. */
function LastOutcome({ delivery }: { delivery: Delivery }): ReactNode {
  const { attempt_count, last_status, last_error, next_attempt_at, status } = delivery
  const failure = explainFailure({ status: last_status, error: last_error })
  return (
    <div className={classes.event}>
      <span className={failure ? classes.failure : classes.response}>
        {failure?.cause ?? (attempt_count === 0 ? '—' : `Status ${last_status}`)}
      </span>
      {status === 'pending' && attempt_count > 0 && next_attempt_at !== null && (
        <span className={classes.next}>
          next attempt <DueTime at={next_attempt_at} />
        </span>
      )}
    </div>
  )
}

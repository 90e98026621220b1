import type { ReactNode } from 'react'
import type { Schemas } from '../../api/client.ts'
import { DataTable, type Column } from '../../components/data-table.tsx'
import { PageLink } from '../../components/link.tsx'
import { EndpointHealth } from './endpoint-health.tsx'
import { EndpointState } from './endpoint-state.tsx'
import classes from './endpoint-table.module.css'

type Endpoint = Schemas['Endpoint']

const columns: Column<Endpoint>[] = [
  { header: 'Endpoint', isTitle: true, cell: (endpoint) => <EndpointCell endpoint={endpoint} /> },
  { header: 'State', cell: (endpoint) => <EndpointState endpoint={endpoint} /> },
  { header: 'Last 100 deliveries', cell: ({ last_100 }) => <EndpointHealth counts={last_100} /> },
]

export function EndpointTable({ endpoints }: { endpoints: readonly Endpoint[] }): ReactNode {
  return <DataTable label="Webhook endpoints" columns={columns} rows={endpoints} keyOf={({ id }) => id} />
}

function EndpointCell({ endpoint: { id, name, url, events } }: { endpoint: Endpoint }): ReactNode {
  return (
    <div className={classes.endpoint}>
      <PageLink to="/settings/webhooks/$id" params={{ id }} className={classes.url ?? ''}>
        <bdi>{name ?? url}</bdi>
      </PageLink>
      {name !== null && <span className={`code ${classes.types}`}>{url}</span>}
      <span className={classes.types}>{events.length === 0 ? 'All event types' : events.join(', ')}</span>
    </div>
  )
}

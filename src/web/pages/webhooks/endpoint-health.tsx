import type { ReactNode } from 'react'
import type { Schemas } from '../../api/client.ts'
import classes from './endpoint-health.module.css'

const order = ['delivered', 'pending', 'retrying', 'held', 'exhausted'] as const

/** Shows the statuses of the last hundred deliveries, as a bar and in numbers. */
export function EndpointHealth({ counts }: { counts: Schemas['DeliveryCounts'] }): ReactNode {
  const present = order.filter((status) => counts[status] > 0)
  const total = present.reduce((sum, status) => sum + counts[status], 0)
  if (total === 0) return <span className="muted small">Nothing sent yet</span>
  const text = present.map((status) => `${counts[status]} ${status}`).join(', ')
  return (
    <div className={classes.health}>
      <div
        className={classes.bar}
        role="img"
        aria-label={`Of the last ${total === 1 ? 'delivery' : `${total} deliveries`}: ${text}`}
      >
        {present.map((status) => (
          <span key={status} data-status={status} style={{ flexGrow: counts[status] }} />
        ))}
      </div>
      <div className={classes.legend} aria-hidden>
        {present.map((status) => (
          <span key={status} data-status={status}>
            {counts[status]} {status}
          </span>
        ))}
      </div>
    </div>
  )
}

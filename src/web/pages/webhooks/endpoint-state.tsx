import type { ReactNode } from 'react'
import type { Schemas } from '../../api/client.ts'
import { RelativeTime } from '../../components/relative-time.tsx'
import { StatusBadge } from '../../components/status-badge.tsx'
import classes from './endpoint-state.module.css'

/** Shows whether the endpoint is enabled, why not, and whether it is about to be disabled. */
export function EndpointState({ endpoint }: { endpoint: Schemas['Endpoint'] }): ReactNode {
  const { status, disabled_at, disabled_reason, consecutive_exhausted } = endpoint
  return (
    <div className={classes.state}>
      <StatusBadge status={status} />
      {disabled_at !== null && (
        <span className={classes.detail}>
          {disabled_reason === 'failures' ? 'after too many failures' : 'manually'},{' '}
          <RelativeTime at={disabled_at} />
        </span>
      )}
      {status === 'enabled' && consecutive_exhausted > 0 && (
        <span className={classes.warning}>{consecutive_exhausted} failed in a row</span>
      )}
    </div>
  )
}

import type { ReactNode } from 'react'
import type { Schemas } from '../../api/client.ts'
import { DueTime } from '../../components/due-time.tsx'
import { RelativeTime } from '../../components/relative-time.tsx'
import { LiveStatusBadge } from '../../components/status-badge.tsx'
import classes from './endpoint-state.module.css'

/** Shows an endpoint's state and when it began, the waiting deliveries, and the time of the next attempt. */
export function EndpointState({ endpoint }: { endpoint: Schemas['Endpoint'] }): ReactNode {
  const { health, consecutive_exhausted } = endpoint
  const { state, waiting, next_attempt_at } = health
  return (
    <div className={classes.state}>
      <LiveStatusBadge status={state} />
      <span className={classes.detail}>
        <Since endpoint={endpoint} />
      </span>
      {waiting > 0 && (
        <span className={classes.detail}>
          {waiting} waiting
          {next_attempt_at !== null && (
            <>
              , next attempt <DueTime at={next_attempt_at} />
            </>
          )}
        </span>
      )}
      {state !== 'disabled' && consecutive_exhausted > 0 && (
        <span className={classes.warning}>
          {consecutive_exhausted === 1 ? 'One delivery' : `${consecutive_exhausted} deliveries in a row`}{' '}
          failed
        </span>
      )}
    </div>
  )
}

function Since({ endpoint }: { endpoint: Schemas['Endpoint'] }): ReactNode {
  const { health, disabled_at, disabled_reason } = endpoint
  if (disabled_at !== null) {
    return (
      <>
        {disabled_reason === 'failures' ? 'after too many failures' : 'manually'},{' '}
        <RelativeTime at={disabled_at} />
      </>
    )
  }
  if (health.failing_since !== null) {
    return (
      <>
        since <RelativeTime at={health.failing_since} />
      </>
    )
  }
  if (health.last_delivered_at === null) return 'nothing delivered yet'
  return (
    <>
      last delivered <RelativeTime at={health.last_delivered_at} />
    </>
  )
}

import type { ReactNode } from 'react'
import type { Schemas } from '../../api/client.ts'
import { DueTime } from '../../components/due-time.tsx'
import { Facts } from '../../components/facts.tsx'
import { RelativeTime } from '../../components/relative-time.tsx'

/** Shows the health of an endpoint: the last success, the waiting deliveries, and the next attempt. */
export function EndpointFacts({ health }: { health: Schemas['EndpointHealth'] }): ReactNode {
  const { last_delivered_at, waiting, next_attempt_at } = health
  return (
    <Facts
      facts={{
        'Last delivered': last_delivered_at === null ? 'Never' : <RelativeTime at={last_delivered_at} />,
        Waiting: waiting.toLocaleString('en'),
        'Next attempt': next_attempt_at !== null && <DueTime at={next_attempt_at} />,
      }}
    />
  )
}

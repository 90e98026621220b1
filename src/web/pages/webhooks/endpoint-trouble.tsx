import { Box } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Schemas } from '../../api/client.ts'
import { Note } from '../../components/note.tsx'
import { RelativeTime } from '../../components/relative-time.tsx'

/** Shows the most urgent problem of an endpoint. */
export function EndpointTrouble({ endpoint }: { endpoint: Schemas['Endpoint'] }): ReactNode {
  const note = problemOf(endpoint)
  return note && <Box mb="xl">{note}</Box>
}

function problemOf(endpoint: Schemas['Endpoint']): ReactNode {
  const { disabled_at, disabled_reason, consecutive_exhausted, health, last_100 } = endpoint
  if (disabled_at !== null && disabled_reason === 'failures') {
    return (
      <Note kind="bad">
        Disabled <RelativeTime at={disabled_at} />, after {consecutive_exhausted} deliveries in a row had
        failed. Events are being held. Fix the receiver, send a test event, enable the endpoint, then recover
        the missed events.
      </Note>
    )
  }
  if (disabled_at !== null) {
    return (
      <Note kind="warn">
        Disabled manually <RelativeTime at={disabled_at} />. Events are held until you enable the endpoint and
        recover them.
      </Note>
    )
  }
  if (health.failing_since !== null) {
    return (
      <Note kind="bad">
        Failing since <RelativeTime at={health.failing_since} />: no event has been delivered since then.
        {consecutive_exhausted > 0 && ` ${exhaustedText(consecutive_exhausted)}`}
      </Note>
    )
  }
  if (last_100.held > 0) {
    return <Note>Events were held while the endpoint was disabled. Recover sends them.</Note>
  }
  return null
}

const exhaustedText = (count: number): string =>
  `${count === 1 ? 'One delivery has' : `${count} deliveries in a row have`} failed at every attempt. An endpoint that ` +
  'keeps failing is disabled automatically.'

import type { ReactNode } from 'react'
import { PageLink } from '../../components/link.tsx'

/** The longest time from the arrival of a request to its change, milliseconds. */
const longestMs = 60_000

/** Links to the request that made a change at this time. Clients may use an id again, so its time counts too. */
export function RequestLink({ id, at }: { id: string; at: string }): ReactNode {
  const time = Date.parse(at)
  const since = new Date(time - longestMs).toISOString()
  const until = new Date(time + 1).toISOString()
  return (
    <PageLink
      to="/settings/requests"
      search={{ request_id: id, since, until }}
      inherit
      aria-label={`Request ${id}`}
    >
      Request
    </PageLink>
  )
}

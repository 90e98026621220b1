import type { ReactNode } from 'react'
import { PageLink } from '../../components/link.tsx'

/** Maximum time from the arrival of a request to its change, in milliseconds. */
const longestMs = 60_000

/** Links to the request that made a change at this time. Clients may reuse ids, so the time is also matched. */
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

import type { ReactNode } from 'react'
import { api } from '../../api/client.ts'
import { PageLink } from '../../components/link.tsx'

interface CausedByProps {
  requestId: string | null
  isTest: boolean
}

/** Links to the request that caused a delivery, or to a list if its id was used more than once. */
export function CausedBy({ requestId, isTest }: CausedByProps): ReactNode {
  const found = api.useQuery(
    'get',
    '/requests',
    { params: { query: { request_id: requestId ?? '', limit: 2 } } },
    { enabled: requestId !== null },
  )
  if (requestId === null) return isTest ? 'The button “Send test event”' : 'Not an API request'
  const [request, another] = found.data?.data ?? []
  if (request && !another) {
    return (
      <PageLink to="/settings/requests/$id" params={{ id: request.id }} inherit>
        {request.method} {request.path}
      </PageLink>
    )
  }
  return (
    <PageLink to="/settings/requests" search={{ request_id: requestId }} inherit>
      Request {requestId}
    </PageLink>
  )
}

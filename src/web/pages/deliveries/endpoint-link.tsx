import type { ReactNode } from 'react'
import { api } from '../../api/client.ts'
import { PageLink } from '../../components/link.tsx'

/** Reads all endpoints of the workspace at once, because they are few. */
export const useEndpoints = () =>
  api.useQuery('get', '/webhook-endpoints', { params: { query: { limit: 50 } } }).data?.data

/** Links to an endpoint by its name or URL. */
export function EndpointLink({ id }: { id: string }): ReactNode {
  const endpoint = useEndpoints()?.find((one) => one.id === id)
  return (
    <PageLink to="/settings/webhooks/$id" params={{ id }} className={endpoint?.name ? '' : 'code'}>
      <bdi>{endpoint?.name ?? endpoint?.url ?? id}</bdi>
    </PageLink>
  )
}

import type { QueryClient } from '@tanstack/react-query'
import { api, type Schemas } from './client.ts'

export const sessionQuery = api.queryOptions('get', '/session', undefined, { staleTime: Infinity })

/** Returns the session, which the shell has loaded before any page is shown. */
export function useSession(): Schemas['Session'] {
  return api.useSuspenseQuery('get', '/session', undefined, { staleTime: Infinity }).data.data
}

/** Switches the app to another user or workspace, and resets all other queries. */
export async function switchSession(
  queryClient: QueryClient,
  session: Schemas['SessionResponse'],
): Promise<void> {
  queryClient.setQueryData(sessionQuery.queryKey, session)
  await queryClient.resetQueries({ predicate: ({ queryKey }) => queryKey[1] !== '/session' })
}

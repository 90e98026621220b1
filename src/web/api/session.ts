import type { QueryClient } from '@tanstack/react-query'
import { api, type Schemas } from './client.ts'

export const sessionQuery = api.queryOptions('get', '/session', undefined, { staleTime: Infinity })

/** Who is signed in, and where. The shell has loaded it before any page is shown. */
export function useSession(): Schemas['Session'] {
  return api.useSuspenseQuery('get', '/session', undefined, { staleTime: Infinity }).data.data
}

/** Goes on as another person, or in another workspace: whatever else was read is read again. */
export async function startAfresh(
  queryClient: QueryClient,
  session: Schemas['SessionResponse'],
): Promise<void> {
  queryClient.setQueryData(sessionQuery.queryKey, session)
  await queryClient.resetQueries({ predicate: ({ queryKey }) => queryKey[1] !== '/session' })
}

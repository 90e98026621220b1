import type { QueryClient } from '@tanstack/react-query'
import type { Schemas } from '../../api/client.ts'
import { endpointsToStartQuery, keysToStartQuery, projectsToStartQuery } from './start-queries.ts'

/** Returns the page to show after signing in: the web editor, or the settings area if setup is incomplete. */
export async function landingPage(
  queryClient: QueryClient,
  role: Schemas['Session']['role'],
): Promise<string> {
  if (role === 'member') return '/work'
  try {
    const [projects, keys, endpoints] = await Promise.all([
      queryClient.fetchQuery(projectsToStartQuery),
      queryClient.fetchQuery(keysToStartQuery),
      queryClient.fetchQuery(endpointsToStartQuery),
    ])
    const { steps } = stepsDone(projects.data, keys.data, endpoints.data)
    return steps.includes(false) ? '/settings' : '/work'
  } catch {
    return '/settings'
  }
}

/** Returns which of the first steps are done: a project, a key, a call, an endpoint, an accepted event. */
export function stepsDone(
  projects: readonly unknown[],
  keys: readonly Schemas['Key'][],
  endpoints: readonly Schemas['Endpoint'][],
) {
  const hasCalled = keys.some(({ last_used_at }) => last_used_at !== null)
  const isDelivered = endpoints.some(({ health }) => health.last_delivered_at !== null)
  return {
    hasCalled,
    isDelivered,
    steps: [projects.length > 0, keys.length > 0, hasCalled, endpoints.length > 0, isDelivered],
  }
}

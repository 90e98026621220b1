import { api } from '../../api/client.ts'

const newest = { params: { query: { limit: 100 } } }

/** Number of newest projects among which Get started chooses a board. */
const projectCount = 10

/** Queries that show which of the first steps are done. */
export const projectsToStartQuery = api.queryOptions('get', '/projects', {
  params: { query: { limit: projectCount } },
})
export const keysToStartQuery = api.queryOptions('get', '/keys', newest)
export const endpointsToStartQuery = api.queryOptions('get', '/webhook-endpoints', newest)

import { api } from '../../api/client.ts'

const oneEntry = { params: { query: { limit: 1 } } }

/** Queries that tell whether a workspace has a key and an endpoint. */
export const anyKeyQuery = api.queryOptions('get', '/keys', oneEntry)
export const anyEndpointQuery = api.queryOptions('get', '/webhook-endpoints', oneEntry)

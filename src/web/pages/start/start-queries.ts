import { api } from '../../api/client.ts'

const one = { params: { query: { limit: 1 } } }

/** Whether a workspace has a key and an endpoint. */
export const anyKeyQuery = api.queryOptions('get', '/keys', one)
export const anyEndpointQuery = api.queryOptions('get', '/webhook-endpoints', one)

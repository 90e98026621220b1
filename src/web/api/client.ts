import createFetchClient from 'openapi-fetch'
import createQueryClient from 'openapi-react-query'
import type { components, paths } from '../../../generated/settings.types.ts'
import { send } from './send.ts'

export type Schemas = components['schemas']

const baseUrl = '/api/settings/v1'

/** The settings API, typed by its contract. Failures throw a `Problem`. */
export const client = createFetchClient<paths>({ baseUrl, fetch: send })

/** Hooks for the API: `api.useQuery('get', '/keys')`. */
export const api = createQueryClient(client)

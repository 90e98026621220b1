import createFetchClient from 'openapi-fetch'
import createQueryClient from 'openapi-react-query'
import type { components, paths } from '../../../generated/work.types.ts'
import { send } from './send.ts'

export type WorkSchemas = components['schemas']

/** The contract's paths with their prefix, so that queries of the two APIs have different keys. */
type WorkPaths = { [Path in keyof paths as `/work/v1${Path}`]: paths[Path] }

/** The web editor's API, typed by its contract. Failures throw a `Problem`. */
export const work = createFetchClient<WorkPaths>({ baseUrl: '/api', fetch: send })

/** Hooks for the API: `workApi.useQuery('get', '/work/v1/projects')`. */
export const workApi = createQueryClient(work)

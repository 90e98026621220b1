import { inject } from 'vitest'

/** Whether the run is `npm run test:citus`: tests of how many statements PostgreSQL runs are skipped there. */
export const onCitus = inject('database').shared !== undefined

import type { WorkHandlers } from '../../http/work-context.ts'
import * as calendar from './calendar.ts'
import * as changes from './changes.ts'
import * as columns from './columns.ts'
import * as people from './people.ts'
import * as projects from './projects.ts'

/** One function per operationId. A missing or wrongly typed one does not compile. */
export const handlers: WorkHandlers = { ...calendar, ...changes, ...columns, ...people, ...projects }

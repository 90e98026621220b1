import type { WorkHandlers } from '../../http/contexts/work-context.ts'
import * as calendar from './calendar.ts'
import * as changes from './changes.ts'
import * as columns from './columns.ts'
import * as comments from './comments.ts'
import * as exports from './exports.ts'
import * as imports from './imports.ts'
import * as people from './people.ts'
import * as projects from './projects.ts'
import * as search from './search.ts'
import * as tasks from './tasks.ts'

/** One function per operationId. A missing or wrongly typed function does not compile. */
export const handlers: WorkHandlers = {
  ...calendar,
  ...changes,
  ...columns,
  ...comments,
  ...exports,
  ...imports,
  ...people,
  ...projects,
  ...search,
  ...tasks,
}

import { auth } from './rules/auth.ts'
import { comments } from './rules/comments.ts'
import { errors } from './rules/errors.ts'
import { events } from './rules/events.ts'
import { filters } from './rules/filters.ts'
import { headers } from './rules/headers.ts'
import { idempotency } from './rules/idempotency.ts'
import { limits } from './rules/limits.ts'
import { pagination } from './rules/pagination.ts'
import { taskChanges } from './rules/task-changes.ts'
import { taskTargets } from './rules/task-targets.ts'
import { tasks } from './rules/tasks.ts'
import { visibility } from './rules/visibility.ts'
import { webhooks } from './rules/webhooks.ts'
import type { Rule } from './rule.ts'

/** Every rule, by area. Those that exhaust budgets are the last of their area. */
export const rules: readonly Rule[] = [
  ...errors,
  ...auth,
  ...visibility,
  ...limits,
  ...idempotency,
  ...pagination,
  ...filters,
  ...tasks,
  ...taskTargets,
  ...taskChanges,
  ...comments,
  ...events,
  ...headers,
  ...webhooks,
]

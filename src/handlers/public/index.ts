import type { ApiHandlers } from '../../http/contexts/call-context.ts'
import * as comments from './comments.ts'
import * as events from './events.ts'
import * as me from './me.ts'
import * as members from './members.ts'
import * as projects from './projects.ts'
import * as tasks from './tasks.ts'

/** One function per operationId. A missing or wrongly typed function does not compile. */
export const handlers: ApiHandlers = { ...comments, ...events, ...me, ...members, ...projects, ...tasks }

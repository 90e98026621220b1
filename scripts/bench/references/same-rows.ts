import { serveTasks } from './bare-service.ts'
import * as tasks from './tasks-same-rows.ts'

/* The bare server, but a write leaves the rows that Taskwire's leaves: task, activity, stored reply, request log, key use.
   As fast as one can: one statement a request, in a transaction shared with the requests that wait. */

serveTasks(tasks)

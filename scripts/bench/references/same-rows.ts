import { serveTasks } from './bare-service.ts'
import * as tasks from './tasks-same-rows.ts'

/*
 * The bare server, except that a write leaves the same rows as Taskwire's: the task, its activity, the stored reply of an
 * Idempotency-Key, an entry of the request log and the key's use. As fast as one can: each request is one statement, and
 * those that wait share a transaction. It asks nothing that Taskwire asks first, such as whether the project may be written to.
 */

serveTasks(tasks)

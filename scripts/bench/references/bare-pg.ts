import { serveTasks } from './bare-service.ts'
import * as tasks from './tasks-pg.ts'

/*
 * The ceiling: what the same request costs on Taskwire's driver, pool, prepared statements and Node flags, where nothing
 * is left to leave out. It looks the API key up in a Map, runs one statement, and writes the answer. It has no budgets
 * and no scopes, validates nothing, logs nothing, reads no Idempotency-Key, and records no activity, notification or
 * webhook event; whether a task's project may be written to, it does not ask. A write is one statement that commits by
 * itself, where Taskwire's is a transaction of several. What Taskwire takes beyond this is what the product costs.
 */

serveTasks(tasks)

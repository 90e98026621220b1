import { serveTasks } from './bare-service.ts'
import * as tasks from './tasks.ts'

/*
 * node:http and postgres.js, tuned: what Taskwire is compared with. It looks the API key up in a Map, runs one prepared
 * statement, and writes the answer. It has no budgets or scopes, validates nothing, logs nothing, reads no
 * Idempotency-Key, and records no activity, notification or webhook event. It does not ask whether a task's project may be
 * written to.
 */

serveTasks(tasks)

import { serveTasks } from './bare-service.ts'
import * as tasks from './tasks.ts'

/*
 * node:http and postgres.js as one would write it by hand. It looks the API key up in a Map, runs one statement, and
 * writes the answer. It has no budgets and no scopes, validates nothing, logs nothing, reads no Idempotency-Key, and
 * records no activity, notification or webhook event; whether a task's project may be written to, it does not ask.
 * It is a yardstick for the cost of a whole request, and not a ceiling: pg can be driven faster, which bare-pg does.
 */

serveTasks(tasks)

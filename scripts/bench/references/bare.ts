import { serveTasks } from './bare-service.ts'
import * as tasks from './tasks.ts'

/* node:http and postgres.js, tuned: one API key in a Map and one prepared statement a request, with no validation, log,
   budgets, idempotency or activity. Taskwire is compared with this server. */

serveTasks(tasks)

import { serveTasks } from './http.ts'
import * as tasks from './tasks.ts'

/* node:http and postgres.js as one would write it by hand: one API key in a Map and one statement a request, with no validation,
   log, budgets, idempotency or activity. The goals are multiples of this server, which is a yardstick and no ceiling. */

serveTasks(tasks)

import { serveTasks } from './http.ts'
import * as tasks from './tasks.ts'

/* Hand-written with node:http and postgres.js: one API key in a Map and one statement per request, without validation,
   logs, rate limits, idempotency or activity. The goals are multiples of this server's figures. */

serveTasks(tasks)

import { serveTasks } from './http.ts'
import * as tasks from './pg-tasks.ts'

/* The bare server with pg instead of postgres.js. */

serveTasks(tasks)

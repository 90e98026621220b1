import { serveTasks } from './bare-service.ts'
import * as tasks from './tasks-pg.ts'

/* The bare server on pg instead of postgres.js, with the same statements: the difference between the two is the driver's. */

serveTasks(tasks)

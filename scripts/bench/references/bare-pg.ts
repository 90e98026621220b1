import { serveTasks } from './bare-service.ts'
import * as tasks from './tasks-pg.ts'

/* The bare server on pg, with the same statements: the two differ in nothing but the driver. */

serveTasks(tasks)

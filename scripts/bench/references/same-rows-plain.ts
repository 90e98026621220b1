import { serveTasks } from './bare-service.ts'
import * as tasks from './tasks-same-rows-plain.ts'

/* The same rows as most would write them first: BEGIN, a statement for each table, COMMIT, each awaited. */

serveTasks(tasks)

import { bareTasks, type RunQuery } from './bare-tasks.ts'
import { connect, query } from './postgres-client.ts'

/* Tasks through postgres.js. */

/** For reads, of which many are in flight on each connection. */
const reads = connect(2)
/** For writes, which wait for the disk. */
const writes = connect(16)

const read: RunQuery = (text, values) => query(reads, text, values)
const write: RunQuery = (text, values) => query(writes, text, values)

export const { getTask, listTasks, createTask, updateTask } = bareTasks({ read, write })

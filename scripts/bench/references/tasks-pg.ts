import { Socket } from 'node:net'
import process from 'node:process'
import pg from 'pg'
import { bareTasks, type RunQuery } from './bare-tasks.ts'
import { asText, parseIds, parseInstant } from './postgres-text.ts'

/* Tasks through pg. */

const { builtins, getTypeParser } = pg.types
const textArray = 1009
const parsers = new Map<number, (text: string) => unknown>([
  [builtins.TIMESTAMPTZ, parseInstant],
  [builtins.DATE, asText],
  [textArray, parseIds],
])

const options: pg.ClientConfig = {
  connectionString: process.env.DATABASE_URL,
  options: '-c timezone=UTC',
  statement_timeout: 30_000,
  pipeline: true,
  types: {
    getTypeParser: ((oid) =>
      parsers.get(oid) ?? (getTypeParser(oid) as (text: string) => unknown)) as typeof getTypeParser,
  },
}

/** For writes, which wait for the disk. */
const pool = new pg.Pool({ ...options, max: 16, idleTimeoutMillis: 1_000 })

type Query = pg.QueryArrayConfig

/** For reads: many are in flight on each connection, and one write to the socket sends those of a turn of the event loop. */
const readers = await Promise.all([connectReader(), connectReader()])
let turn = 0

async function connectReader(): Promise<(query: Query) => Promise<unknown[][]>> {
  const socket = new Socket()
  const client = new pg.Client({ ...options, stream: () => socket })
  await client.connect()
  let isCorked = false
  return async (query) => {
    if (!isCorked) {
      isCorked = true
      socket.cork()
      setImmediate(() => {
        isCorked = false
        socket.uncork()
      })
    }
    return (await client.query(query)).rows as unknown[][]
  }
}

const statementNames = new Map<string, string>()

/** Names a statement, so that it is parsed and planned once a connection. */
function prepared(text: string, values: unknown[]): Query {
  const name = statementNames.get(text) ?? `statement_${statementNames.size}`
  statementNames.set(text, name)
  return { name, text, values, rowMode: 'array' }
}

const read: RunQuery = (text, values) => {
  const reader = readers[turn++ % readers.length] as (typeof readers)[number]
  return reader(prepared(text, values)) as never
}
const write: RunQuery = async (text, values) => (await pool.query(prepared(text, values))).rows as never[]

export const { getTask, listTasks, createTask, updateTask } = bareTasks({ read, write })

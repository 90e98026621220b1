import type { Sql } from 'postgres'
import { connect, query } from './tuned-client.ts'

interface Write {
  text: string
  values: unknown[]
  /** Id of the row that the write locks. */
  locks: string
  resolve: (rows: unknown[]) => void
  reject: (error: unknown) => void
}

const maxBatchSize = 16
/** Idle clients with one connection each, which run one transaction at a time. */
const free = [connect(1), connect(1)]
let waiting: Write[] = []
let isStarting = false

/** Runs a statement in a transaction shared with other waiting writes, which takes one round trip and one commit. */
export function writeShared<Row>(text: string, values: unknown[], locks: string): Promise<Row[]> {
  return new Promise((resolve, reject) => {
    waiting.push({ text, values, locks, resolve: resolve as Write['resolve'], reject })
    if (isStarting) return
    isStarting = true
    setImmediate(start)
  })
}

function start(): void {
  isStarting = false
  while (waiting.length > 0) {
    const sql = free.shift()
    if (!sql) return
    const writes = waiting.slice(0, maxBatchSize)
    waiting = waiting.slice(maxBatchSize)
    void run(sql, writes).finally(() => {
      free.push(sql)
      start()
    })
  }
}

async function run(sql: Sql, writes: Write[]): Promise<void> {
  if (writes.length === 1) return runSeparately(sql, writes)
  // Two transactions that lock rows in the same order cannot deadlock.
  writes.sort((a, b) => (a.locks === b.locks ? 0 : a.locks < b.locks ? -1 : 1))
  const [, ...answers] = await Promise.allSettled([
    sql.unsafe('begin').execute(),
    ...writes.map(({ text, values }) => query<unknown>(sql, text, values)),
    sql.unsafe('commit').execute(),
  ])
  const commit = answers.pop() as PromiseSettledResult<{ command: string }>
  if (commit.status === 'fulfilled' && commit.value.command === 'ROLLBACK') return runSeparately(sql, writes)
  for (const [i, { resolve, reject }] of writes.entries()) {
    const answer = answers[i] as PromiseSettledResult<unknown[]>
    if (commit.status === 'rejected') reject(commit.reason)
    else if (answer.status === 'rejected') reject(answer.reason)
    else resolve(answer.value)
  }
}

/** Runs each write in its own transaction, so that a failure affects no other. */
async function runSeparately(sql: Sql, writes: Write[]): Promise<void> {
  await Promise.all(
    writes.map(({ text, values, resolve, reject }) => query(sql, text, values).then(resolve, reject)),
  )
}

import { AsyncLocalStorage } from 'node:async_hooks'
import { hash } from 'node:crypto'
import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import { GroupCommit } from '../../../src/db/group-commit.ts'
import { Connection, Connections } from '../../../src/db/pool/connections.ts'
import { dialect, PostgresJsDatabase } from '../../../src/db/drizzle.ts'
import { OpenPlan, type RowStatement } from '../../../src/db/plan.ts'
import { Transaction } from '../../../src/db/transaction.ts'
import type { SentStatement, SentTransaction } from './check-statements.ts'

const workspaceId = /ws_[0-7][0-9a-hjkmnp-tv-z]{25}/g
let isRecording = false

/**
 * Records each statement of this process with the line of `src` that sends it, and transactions and plans that name several
 * workspaces, if the run collects them. Each part of a composed statement counts as one.
 */
export function recordStatements(): void {
  const folder = inject('statements')
  if (folder === undefined || isRecording) return
  isRecording = true
  const note = (sent: SentStatement | SentTransaction): void =>
    appendFileSync(join(folder, String(process.pid)), `${JSON.stringify(sent)}\n`)
  followBuilders()
  followPrepared()
  recordTexts(note)
  recordParts(note)
  recordTransactions(note)
}

type AnyMethod = (...args: never[]) => unknown

/** Calls `before` with the object and the arguments at each call of the method. */
function follow<Args extends unknown[]>(
  prototype: object,
  name: string,
  before: (self: object, ...args: Args) => void,
): void {
  const methods = prototype as Record<string, AnyMethod>
  const method = methods[name]
  if (!method) throw new Error(`there is no ${name}`)
  methods[name] = function (this: object, ...args) {
    before(this, ...(args as unknown as Args))
    return method.apply(this, args)
  }
}

/** The file that builds the current query with Drizzle, whose `then` sends the query without a stack. */
const builders = new AsyncLocalStorage<string | undefined>()

function followBuilders(): void {
  const prototype = Object.getPrototypeOf(PostgresJsDatabase.prototype) as object
  for (const name of ['select', 'selectDistinct', 'insert', 'update', 'delete', 'execute'])
    follow(prototype, name, () => {
      const stack = currentStack()
      if (!isPreparing(stack)) builders.enterWith(originOf(stack))
    })
}

const isPreparing = (stack: string[]): boolean => stack.some((file) => file.endsWith('/src/db/prepared.ts'))

/** The source line that prepared each query. Transactions send it from a `then`, whose stack lacks that line. */
const prepared = new Map<string, string | undefined>()

function followPrepared(): void {
  const prototype = Object.getPrototypeOf(dialect) as typeof dialect
  const { sqlToQuery } = prototype
  prototype.sqlToQuery = function (...args) {
    const query = sqlToQuery.apply(this, args)
    const stack = currentStack()
    if (isPreparing(stack)) prepared.set(query.sql, originOf(stack))
    return query
  }
}

/** Notes statements when they are sent, while the stack still names the sender. */
function recordTexts(note: (sent: SentStatement) => void): void {
  const seen = new Set<string>()
  const see = (_on: object, text: string): void => {
    // Two source lines may send the same query, but a stack trace for each query would be too slow.
    const kind = `${builders.getStore()} ${text}`
    if (isComposed(text) || seen.has(kind)) return
    const origin = prepared.get(text) ?? originOf(currentStack()) ?? builders.getStore() ?? 'unknown'
    // A test may be the first sender of a statement that the server sends too.
    if (isTests(origin)) return
    seen.add(kind)
    note({ text, origin })
  }
  // A statement that waits for a connection is sent later, by another stack.
  follow(Connections.prototype, 'run', see)
  follow(Connection.prototype, 'run', see)
}

function recordParts(note: (sent: SentStatement) => void): void {
  const seen = new Set<RowStatement<never>>()
  const see = (_plan: object, statement: RowStatement<never>): void => {
    if (seen.has(statement)) return
    const origin = originOf(currentStack()) ?? 'unknown'
    if (isTests(origin)) return
    seen.add(statement)
    note({ text: partOf(statement), origin })
  }
  follow(OpenPlan.prototype, 'add', see)
  follow(Transaction.prototype, 'add', see)
}

const isTests = (origin: string): boolean => /^(test|scripts|src\/db)\//.test(origin)

/** Returns the SQL text of a part of a composed statement. */
const partOf = ({ text }: RowStatement<never>): string => text('$1', 'r.workspace_id')

const isComposed = (text: string): boolean => text.startsWith('with p0 as (')

/** Returns the parts of a statement that `compose` has built, each with its rows. */
function partsOf(text: string, values: readonly unknown[]): { text: string; values: unknown[] }[] {
  const parts = text.slice('with p0 as ('.length).split(/\),p\d+ as \(|\) select (?=1$|1 \/)/)
  return parts.slice(0, -1).map((part) => {
    const [, rows] = /\$(\d+)/.exec(part) ?? []
    return { text: part.replaceAll(/\$\d+/g, '$1'), values: [values[Number(rows) - 1]] }
  })
}

function recordTransactions(note: (sent: SentTransaction) => void): void {
  const seen = new Set<string>()
  const end = (statements: SentTransaction['statements']): void => {
    const all = [...new Set(statements.flatMap(({ workspaces }) => workspaces))]
    if (all.length < 2) return
    // All fixtures make the same kind of transaction, which is noted once.
    const places = statements.map(({ text, workspaces }) => [text, workspaces.map((id) => all.indexOf(id))])
    const kind = hash('sha256', JSON.stringify(places))
    if (!seen.has(kind)) note({ statements })
    seen.add(kind)
  }
  /** The statements of each connection since its `begin`. */
  const transactions = new WeakMap<object, SentTransaction['statements']>()
  follow(Connection.prototype, 'run', (connection, text: string, values: readonly unknown[] = []) => {
    if (/^\s*begin/i.test(text)) transactions.set(connection, [])
    else if (/^\s*commit/i.test(text)) end(transactions.get(connection) ?? [])
    else {
      const sent = isComposed(text) ? partsOf(text, values) : [{ text, values }]
      transactions
        .get(connection)
        ?.push(...sent.map((one) => ({ text: one.text, workspaces: workspacesIn(one.values) })))
    }
    if (/^\s*(commit|rollback)/i.test(text)) transactions.delete(connection)
  })
  follow(GroupCommit.prototype, 'commit', (_commits, { rows }: OpenPlan) =>
    end([...rows].map(([one, rows]) => ({ text: partOf(one), workspaces: workspacesIn([...rows]) }))),
  )
}

function workspacesIn(values: readonly unknown[]): string[] {
  const texts = values.map((value) => (typeof value === 'string' ? value : JSON.stringify(value)))
  return [...new Set(texts.flatMap((text) => text.match(workspaceId) ?? []))]
}

/** Returns the files of the current stack, nearest first, without the source maps that lines would need. */
function currentStack(): string[] {
  const { stackTraceLimit, prepareStackTrace } = Error
  Error.stackTraceLimit = 100
  Error.prepareStackTrace = (_, sites) => sites.map((site) => site.getFileName() ?? '')
  const { stack } = new Error() as { stack?: unknown }
  Object.assign(Error, { stackTraceLimit, prepareStackTrace })
  return stack as string[]
}

/**
 * Returns the file of the nearest frame outside the driver and the database layer, unless the stack is that
 * of a migration.
 */
function originOf(stack: string[]): string | undefined {
  if (stack.some((file) => file.endsWith('/src/db/migrate/migrate.ts'))) return 'src/db/migrate/migrate.ts'
  for (const file of stack) {
    const [, origin] = /\/((?:src|tools|test|scripts)\/.+)$/.exec(file) ?? []
    if (
      origin !== undefined &&
      !file.includes('/node_modules/') &&
      !/^(src\/db|test\/support\/tenancy)\//.test(origin)
    )
      return origin
  }
  return undefined
}

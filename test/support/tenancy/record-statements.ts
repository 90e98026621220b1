import { AsyncLocalStorage } from 'node:async_hooks'
import { hash } from 'node:crypto'
import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import { GroupCommit } from '../../../src/db/commit.ts'
import { Connection } from '../../../src/db/connections.ts'
import { dialect, PostgresJsDatabase } from '../../../src/db/drizzle.ts'
import { OpenPlan, type RowStatement } from '../../../src/db/plan.ts'
import { Transaction } from '../../../src/db/transaction.ts'
import type { SentStatement, SentTransaction } from './check-statements.ts'

const workspaceId = /ws_[0-7][0-9a-hjkmnp-tv-z]{25}/g
let isRecording = false

/**
 * Notes each text that this process sends to the database, with the place in `src` that sends it, and the transactions and
 * plans that name more than one workspace. Plans are committed as parts of a longer statement, each of which is noted as a
 * text of its own, with the place that adds to it. There is no folder for it where nobody asks.
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

/** Has `before` called with the object and the arguments of each call of the method. */
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

/** Where the last query was begun that Drizzle builds. It is sent by a `then` that has no stack. */
const builders = new AsyncLocalStorage<string | undefined>()

function followBuilders(): void {
  const prototype = Object.getPrototypeOf(PostgresJsDatabase.prototype) as object
  for (const name of ['select', 'selectDistinct', 'insert', 'update', 'delete', 'execute'])
    follow(prototype, name, () => {
      const stack = stackHere()
      if (!isPreparing(stack)) builders.enterWith(originOf(stack))
    })
}

const isPreparing = (stack: string): boolean => stack.includes('/src/db/prepared.ts')

/** The place of each text that is built once, by the first that sends it: transactions send from a `then`, too. */
const prepared = new Map<string, string | undefined>()

function followPrepared(): void {
  const prototype = Object.getPrototypeOf(dialect) as typeof dialect
  const { sqlToQuery } = prototype
  prototype.sqlToQuery = function (...args) {
    const query = sqlToQuery.apply(this, args)
    const stack = stackHere()
    if (isPreparing(stack)) prepared.set(query.sql, originOf(stack))
    return query
  }
}

/** Notes statements as they are sent, while the stack still names the sender. */
function recordTexts(note: (sent: SentStatement) => void): void {
  const noted = new Set<string>()
  follow(Connection.prototype, 'run', (_connection, text: string) => {
    // Two places may send the same text, and a stack for each query would take long.
    const kind = `${builders.getStore()} ${text}`
    if (isComposed(text) || noted.has(kind)) return
    const origin = prepared.get(text) ?? originOf(stackHere()) ?? builders.getStore() ?? 'unknown'
    // A test may send first what the server sends too.
    if (isTests(origin)) return
    noted.add(kind)
    note({ text, origin })
  })
}

function recordParts(note: (sent: SentStatement) => void): void {
  const noted = new Set<RowStatement>()
  const see = (_plan: object, statement: RowStatement): void => {
    if (noted.has(statement)) return
    const origin = originOf(stackHere()) ?? 'unknown'
    if (isTests(origin)) return
    noted.add(statement)
    note({ text: partOf(statement), origin })
  }
  follow(OpenPlan.prototype, 'add', see)
  follow(Transaction.prototype, 'add', see)
}

const isTests = (origin: string): boolean => /^(test|scripts|src\/db)\//.test(origin)

/** A part by itself, as a statement. */
const partOf = ({ text }: RowStatement): string => text.replaceAll('$rows', '$1')

const isComposed = (text: string): boolean => text.startsWith('with p0 as (')

/** The parts of what `compose` has made, each with its rows. */
function partsOf(text: string, values: readonly unknown[]): { text: string; values: unknown[] }[] {
  const parts = text.slice('with p0 as ('.length).split(/\),p\d+ as \(|\) select (?=1$|1 \/)/)
  return parts.slice(0, -1).map((part) => {
    const [, rows] = /\$(\d+)/.exec(part) ?? []
    return { text: part.replaceAll(/\$\d+/g, '$1'), values: [values[Number(rows) - 1]] }
  })
}

function recordTransactions(note: (sent: SentTransaction) => void): void {
  const noted = new Set<string>()
  const end = (statements: SentTransaction['statements']): void => {
    const all = [...new Set(statements.flatMap(({ workspaces }) => workspaces))]
    if (all.length < 2) return
    // Every fixture is one of them, and all of those are alike.
    const places = statements.map(({ text, workspaces }) => [text, workspaces.map((id) => all.indexOf(id))])
    const kind = hash('sha256', JSON.stringify(places))
    if (!noted.has(kind)) note({ statements })
    noted.add(kind)
  }
  /** Since `begin`. */
  const begun = new WeakMap<object, SentTransaction['statements']>()
  follow(Connection.prototype, 'run', (connection, text: string, values: readonly unknown[] = []) => {
    if (/^\s*begin/i.test(text)) begun.set(connection, [])
    else if (/^\s*commit/i.test(text)) end(begun.get(connection) ?? [])
    else {
      const sent = isComposed(text) ? partsOf(text, values) : [{ text, values }]
      begun
        .get(connection)
        ?.push(...sent.map((one) => ({ text: one.text, workspaces: workspacesIn(one.values) })))
    }
    if (/^\s*(commit|rollback)/i.test(text)) begun.delete(connection)
  })
  follow(GroupCommit.prototype, 'commit', (_commits, { rows }: OpenPlan) =>
    end(
      [...rows].map(([one, rows]) => ({
        text: partOf(one),
        workspaces: workspacesIn([...rows]),
      })),
    ),
  )
}

function workspacesIn(values: readonly unknown[]): string[] {
  const texts = values.map((value) => (typeof value === 'string' ? value : JSON.stringify(value)))
  return [...new Set(texts.flatMap((text) => text.match(workspaceId) ?? []))]
}

function stackHere(): string {
  const { stackTraceLimit } = Error
  Error.stackTraceLimit = 100
  const { stack = '' } = new Error()
  Error.stackTraceLimit = stackTraceLimit
  return stack
}

/** The file of the nearest frame that is neither the driver's nor the database layer's, unless that is migrating. */
function originOf(stack: string): string | undefined {
  if (stack.includes('/src/db/migrate.ts')) return 'src/db/migrate.ts'
  const files = stack
    .split('\n')
    .map((frame) => /\/((?:src|tools|test|scripts)\/[^:)]+):\d+:\d+\)?$/.exec(frame)?.[1])
  return files.find(
    (file) => file !== undefined && !/node_modules|^(src\/db\/|test\/support\/tenancy\/)/.test(file),
  )
}

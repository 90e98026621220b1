import { AsyncLocalStorage } from 'node:async_hooks'
import { hash } from 'node:crypto'
import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import { NodePgDatabase } from '../../../src/db/drizzle.ts'
import type { SentStatement, SentTransaction } from './check-statements.ts'

/** What pg hands to the protocol: where a statement is parsed, its text, and where it is bound, its values. */
interface Protocol {
  query(text: string): void
  parse(query: { name?: string; text: string }): void
  bind(config: { statement?: string; values?: unknown[] }): void
}

interface Sender {
  /** The texts of the statements that are prepared, by name. */
  texts: Map<string, string>
  /** Since `begin`. */
  transaction: SentTransaction['statements'] | undefined
}

const workspaceId = /ws_[0-7][0-9a-hjkmnp-tv-z]{25}/g
const senders = new WeakMap<object, Sender>()
let isRecording = false

/**
 * Notes each text that this process sends to the database, with the place in `src` that sends it, and the transactions
 * that name more than one workspace. There is no folder for it where nobody asks.
 */
export function recordStatements(): void {
  const folder = inject('statements')
  if (folder === undefined || isRecording) return
  isRecording = true
  const note = (sent: SentStatement | SentTransaction): void =>
    appendFileSync(join(folder, String(process.pid)), `${JSON.stringify(sent)}\n`)
  followBuilders()
  recordTexts(note)
  recordTransactions(note)
}

/** Where the last query was begun that Drizzle builds. It is sent by a `then` that has no stack. */
const builders = new AsyncLocalStorage<string | undefined>()

function followBuilders(): void {
  const methods = Object.getPrototypeOf(NodePgDatabase.prototype) as Record<
    string,
    (...args: unknown[]) => unknown
  >
  for (const name of ['select', 'selectDistinct', 'insert', 'update', 'delete', 'execute']) {
    const method = methods[name]
    methods[name] = function (...args) {
      builders.enterWith(originOf(stackHere()))
      return method?.apply(this, args)
    }
  }
}

/** Where the query is asked for, so that the stack says by whom. */
function recordTexts(note: (sent: SentStatement) => void): void {
  const client = pg.Client.prototype as unknown as { query: (...args: unknown[]) => unknown }
  const { query } = client
  const noted = new Set<string>()
  client.query = function (...args) {
    const [config] = args as [string | { text: string }]
    const text = typeof config === 'string' ? config : config.text
    // Two places may send the same text, and a stack for each query would take long.
    const kind = `${builders.getStore()} ${text}`
    // COPY is a query of its own kind.
    if (typeof text === 'string' && !noted.has(kind)) {
      const origin = originOf(stackHere()) ?? builders.getStore() ?? 'unknown'
      // A test may send first what the server sends too.
      if (!/^(test|scripts|src\/db)\//.test(origin)) {
        noted.add(kind)
        note({ text, origin })
      }
    }
    return query.apply(this, args)
  }
}

function recordTransactions(note: (sent: SentTransaction) => void): void {
  const protocol = (pg as unknown as { Connection: { prototype: Protocol } }).Connection.prototype
  const { query, parse, bind } = protocol
  const senderOf = (connection: object): Sender => {
    const known = senders.get(connection) ?? { texts: new Map<string, string>(), transaction: undefined }
    senders.set(connection, known)
    return known
  }
  const noted = new Set<string>()
  const see = (sender: Sender, text: string, values: unknown[] = []): void => {
    if (/^\s*(begin|start)/i.test(text)) sender.transaction = []
    else if (/^\s*commit/i.test(text)) {
      const statements = sender.transaction ?? []
      sender.transaction = undefined
      const all = [...new Set(statements.flatMap(({ workspaces }) => workspaces))]
      if (all.length < 2) return
      // Every fixture is one of them, and all of those are alike.
      const places = statements.map(({ text, workspaces }) => [text, workspaces.map((id) => all.indexOf(id))])
      const kind = hash('sha256', JSON.stringify(places))
      if (!noted.has(kind)) note({ statements })
      noted.add(kind)
    } else sender.transaction?.push({ text, workspaces: workspacesIn(values) })
  }
  protocol.query = function (text) {
    see(senderOf(this), text)
    query.call(this, text)
  }
  protocol.parse = function (parsed) {
    senderOf(this).texts.set(parsed.name ?? '', parsed.text)
    parse.call(this, parsed)
  }
  protocol.bind = function (config, ...rest) {
    const sender = senderOf(this)
    see(sender, sender.texts.get(config.statement ?? '') ?? '', config.values)
    bind.call(this, config, ...rest)
  }
}

function workspacesIn(values: unknown[]): string[] {
  const texts = values.filter((value) => typeof value === 'string' && value.includes('ws_')) as string[]
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
    .map((frame) => /\/((?:src|test|scripts)\/[^:)]+):\d+:\d+\)?$/.exec(frame)?.[1])
  return files.find(
    (file) =>
      file !== undefined && !/node_modules|^(src\/db\/|src\/in-time|test\/support\/tenancy\/)/.test(file),
  )
}

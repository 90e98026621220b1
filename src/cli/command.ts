import type { Command } from 'commander'
import type { Database } from '../db/database.ts'
import { escapeControls } from '../control-characters.ts'
import { runTransaction, type Transaction } from '../db/transaction.ts'
import { isStalePlan } from '../db/errors.ts'
import { CommandError, UnfinishedError } from './command-error.ts'
import { formatFields } from './format.ts'
import { useDatabase, type DatabaseUse } from './use-database.ts'

/** The actor of changes made by commands, which is not a user. */
export const operator = { userId: null, via: 'cli' } as const

/** A page that fits all rows of a list: the limit exceeds the rows of any workspace. */
export const allRows = { limit: 2 ** 31, after: null }

/** The environment of a command. */
export interface CommandContext {
  db: Database
  /** URL of the database, for connections without the pool's timeouts. */
  url: string
  clock: { now(): Date }
  /** The time at which the command began. */
  now: Date
  /** Aborted when the operator interrupts the command. */
  interruption: AbortSignal
  /** Runs a write in one transaction. */
  write: <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>
}

/** Returns a commander action that opens the database and prints the result. */
export function withDatabase<Args extends unknown[], Result extends object>(
  work: (context: CommandContext, ...args: Args) => Promise<Result>,
  toText?: (result: Result) => string,
  how?: DatabaseUse,
) {
  return printResult(
    (...args: Args) =>
      useDatabase((db, interruption, url) => work(contextOf(db, interruption, url), ...args), how),
    toText,
  )
}

function contextOf(db: Database, interruption: AbortSignal, url: string): CommandContext {
  const clock = { now: () => new Date() }
  return { db, url, clock, now: clock.now(), interruption, write: (work) => writeOnce(db, work) }
}

/** Runs a write in one transaction. @throws CommandError if its workspace is moved to another installation */
function writeOnce<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  return runTransaction(db, work).catch((error: unknown) => {
    if (!isStalePlan(error)) throw error
    const words = 'nothing was changed: the workspace is being moved or has moved (see workspaces list)'
    throw new CommandError(`${words}, or there are concurrent changes: try again`)
  })
}

/**
 * Returns a commander action that prints the result, as JSON or as text.
 * @param toText formats the result for people
 */
export function printResult<Args extends unknown[], Result extends object>(
  work: (...args: Args) => Promise<Result>,
  toText: (result: Result) => string = formatFields,
) {
  return async (...given: [...Args, Command]): Promise<void> => {
    const command = given.at(-1) as Command
    const { json } = command.optsWithGlobals<{ json?: boolean }>()
    const print = (result: Result): void =>
      void process.stdout.write(
        `${escapeControls(json ? JSON.stringify(result, null, 2) : toText(result))}\n`,
      )
    try {
      print(await work(...(given.slice(0, -1) as unknown as Args)))
    } catch (error) {
      if (error instanceof UnfinishedError) print(error.result as Result)
      throw error
    }
  }
}

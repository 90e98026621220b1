import type { Command } from 'commander'
import type { Database } from '../db/database.ts'
import { runTransaction, type Transaction } from '../db/transaction.ts'
import { UnfinishedError } from './command-error.ts'
import { formatFields } from './format.ts'
import { useDatabase, type DatabaseUse } from './use-database.ts'

/** Whoever types commands: no user that is known. */
export const operator = { userId: null, via: 'cli' } as const

/** What a command works with. */
export interface Session {
  db: Database
  clock: { now(): Date }
  /** When the command began. */
  now: Date
  /** Aborted when the operator has had enough. */
  interruption: AbortSignal
  /** Runs a write, as every entrance does, in one transaction. */
  write: <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>
}

/**
 * A commander action that gives the work a database and prints its result.
 */
export function withDatabase<Args extends unknown[], Result extends object>(
  work: (session: Session, ...args: Args) => Promise<Result>,
  toText?: (result: Result) => string,
  how?: DatabaseUse,
) {
  return printing(
    (...args: Args) => useDatabase((db, interruption) => work(sessionOf(db, interruption), ...args), how),
    toText,
  )
}

function sessionOf(db: Database, interruption: AbortSignal): Session {
  const clock = { now: () => new Date() }
  return { db, clock, now: clock.now(), interruption, write: (work) => runTransaction(db, work) }
}

/**
 * A commander action that prints the result of the work, as JSON or in words.
 * @param toText the result for people to read
 */
export function printing<Args extends unknown[], Result extends object>(
  work: (...args: Args) => Promise<Result>,
  toText: (result: Result) => string = formatFields,
) {
  return async (...given: [...Args, Command]): Promise<void> => {
    const command = given.at(-1) as Command
    const { json } = command.optsWithGlobals<{ json?: boolean }>()
    const print = (result: Result): void =>
      void process.stdout.write(`${json ? JSON.stringify(result, null, 2) : toText(result)}\n`)
    try {
      print(await work(...(given.slice(0, -1) as unknown as Args)))
    } catch (error) {
      if (error instanceof UnfinishedError) print(error.result as Result)
      throw error
    }
  }
}

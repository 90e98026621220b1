import type { Form, Rows } from './connections.ts'
import type { Sql } from './driver.ts'
import { PostgresJsDatabase, PostgresJsSession, dialect } from './drizzle.ts'

export type Run = (text: string, values?: readonly unknown[], form?: Form) => Promise<Rows>

/** Runs queries that are built with Drizzle, and SQL texts. */
export class Queries extends PostgresJsDatabase<Record<string, never>> {
  readonly run: Run
  /** Tells whether the tables are on the nodes of a Citus cluster, by workspace. */
  readonly isDistributed: () => Promise<boolean>

  constructor(run: Run, isDistributed: () => Promise<boolean>) {
    super(dialect, sessionOn(run), undefined)
    this.run = run
    this.isDistributed = isDistributed
  }
}

/** Returns a Drizzle session on a client that has only `unsafe`, since Drizzle calls nothing else. */
function sessionOn(run: Run): InstanceType<typeof PostgresJsSession> {
  const unsafe = (text: string, values: readonly unknown[] = []) => ({
    values: () => run(text, values, 'values'),
    then: (...handlers: Parameters<Promise<Rows>['then']>) => run(text, values, 'objects').then(...handlers),
  })
  return new PostgresJsSession({ unsafe } as unknown as Sql, dialect, undefined)
}

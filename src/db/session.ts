import type { Form, Rows } from './connections.ts'
import type { Sql } from './driver.ts'
import { PostgresJsDatabase, PostgresJsSession, dialect } from './drizzle.ts'

export type Run = (text: string, values?: readonly unknown[], form?: Form) => Promise<Rows>

/** What queries can be asked of: those built with Drizzle, and texts. */
export class Queries extends PostgresJsDatabase<Record<string, never>> {
  readonly run: Run

  constructor(run: Run) {
    super(dialect, sessionOn(run), undefined)
    this.run = run
  }
}

/** A session of Drizzle's: `unsafe` is all that it calls of a client. */
function sessionOn(run: Run): InstanceType<typeof PostgresJsSession> {
  const unsafe = (text: string, values: readonly unknown[] = []) => ({
    values: () => run(text, values, 'values'),
    then: (...handlers: Parameters<Promise<Rows>['then']>) => run(text, values, 'objects').then(...handlers),
  })
  return new PostgresJsSession({ unsafe } as unknown as Sql, dialect, undefined)
}

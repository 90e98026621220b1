import { createRequire } from 'node:module'
import type * as Orm from 'drizzle-orm'
import type * as PostgresJs from 'drizzle-orm/postgres-js'
import type * as Migrator from 'drizzle-orm/migrator'
import type * as PgCore from 'drizzle-orm/pg-core'
import type { RowFormat, Rows, Sql } from './driver.ts'

/* Re-exports Drizzle's CommonJS build, which loads in less time and memory (docs/decisions/database.md). */

const require = createRequire(import.meta.url)
const orm = require('drizzle-orm') as typeof Orm
const postgresJs = require('drizzle-orm/postgres-js') as typeof PostgresJs
const pgCore = require('drizzle-orm/pg-core') as typeof PgCore

export const { and, asc, desc, eq, exists, gt, gte, inArray, isNotNull, isNull, lt, lte, ne, or } = orm
export const { Column, fillPlaceholders, getTableColumns, getTableName, is, sql, SQL, Subquery } = orm
export type Placeholder = Orm.Placeholder
export type SQL<Type = unknown> = Orm.SQL<Type>
export type { GetColumnData, SQLWrapper } from 'drizzle-orm'

export const { drizzle, PostgresJsDatabase } = postgresJs
const { PostgresJsSession } = postgresJs
export const { readMigrationFiles } = require('drizzle-orm/migrator') as typeof Migrator

export const { bigint, boolean, customType, date, integer, jsonb, smallint, text } = pgCore
export const { check, foreignKey, index, pgTable, primaryKey, unique, uniqueIndex } = pgCore
export const { getTableConfig, makePgArray, PgTable } = pgCore
/** Turns queries into SQL text. */
export const dialect = new pgCore.PgDialect()
export type PgTable = PgCore.PgTable
export type { AnyPgColumn, PgColumn, PgSelect, SelectedFields } from 'drizzle-orm/pg-core'

export type Run = (text: string, values?: readonly unknown[], form?: RowFormat) => Promise<Rows>

/** Rows that are looked up by id, in one statement that is sent at the end of the turn of the event loop. */
export interface Lookup {
  ids: Set<string>
  rows: Promise<ReadonlyMap<string | undefined, unknown>>
}

/** Runs queries that are built with Drizzle, and plain SQL. */
export abstract class Queries extends PostgresJsDatabase<Record<string, never>> {
  readonly run: Run
  /** Lookups that have not been sent yet, by query and its other values. */
  readonly lookups = new Map<object, Map<string, Lookup>>()

  constructor(run: Run) {
    super(dialect, sessionOn(run), undefined)
    this.run = run
  }

  /** Returns whether the tables are distributed over a Citus cluster by workspace, for which some queries differ. */
  abstract isDistributed(): Promise<boolean>
}

/** Returns a Drizzle session on a client that has only `unsafe`, since Drizzle calls nothing else. */
function sessionOn(run: Run): InstanceType<typeof PostgresJsSession> {
  const unsafe = (text: string, values: readonly unknown[] = []) => ({
    values: () => run(text, values, 'values'),
    then: (...handlers: Parameters<Promise<Rows>['then']>) => run(text, values, 'objects').then(...handlers),
  })
  return new PostgresJsSession({ unsafe } as unknown as Sql, dialect, undefined)
}

import { createRequire } from 'node:module'
import type * as Orm from 'drizzle-orm'
import type * as PostgresJs from 'drizzle-orm/postgres-js'
import type * as Migrator from 'drizzle-orm/migrator'
import type * as PgCore from 'drizzle-orm/pg-core'

/* Re-exports Drizzle's CommonJS build, which loads in less time and memory (docs/decisions/0005). */

const require = createRequire(import.meta.url)
const orm = require('drizzle-orm') as typeof Orm
const postgresJs = require('drizzle-orm/postgres-js') as typeof PostgresJs
const pgCore = require('drizzle-orm/pg-core') as typeof PgCore

export const { and, asc, desc, eq, exists, gt, gte, inArray, isNotNull, isNull, lt, lte, ne, or } = orm
export const { Column, fillPlaceholders, getTableColumns, getTableName, is, sql, SQL } = orm
export type Placeholder = Orm.Placeholder
export type SQL<Type = unknown> = Orm.SQL<Type>
export type { GetColumnData, SQLWrapper } from 'drizzle-orm'

export const { drizzle, PostgresJsDatabase, PostgresJsSession } = postgresJs
export const { readMigrationFiles } = require('drizzle-orm/migrator') as typeof Migrator

export const { bigint, boolean, customType, date, integer, jsonb, smallint, text } = pgCore
export const { check, foreignKey, index, pgTable, primaryKey, unique, uniqueIndex } = pgCore
export const { getTableConfig, makePgArray, PgTable } = pgCore
/** Turns queries into SQL text. */
export const dialect = new pgCore.PgDialect()
export type PgTable = PgCore.PgTable
export type { AnyPgColumn, PgColumn } from 'drizzle-orm/pg-core'

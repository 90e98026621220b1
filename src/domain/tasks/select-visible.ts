import { and, eq, sql, type SQL } from '../../db/drizzle.ts'
import { builder, placeholder } from '../../db/prepared.ts'
import { cards, tasks } from '../../db/schema.ts'
import type { taskColumns } from './task-row.ts'
import { taskCard } from './task-row.ts'

/** The condition for visible tasks of the workspace with the id `workspaceId`. */
export const isVisibleTask = and(eq(tasks.workspace_id, placeholder('workspaceId')), sql`${tasks.visible}`)

export const selectVisible = (columns: typeof taskColumns, ...further: SQL[]) =>
  builder
    .select(columns)
    .from(tasks)
    .leftJoin(cards, taskCard)
    .where(and(isVisibleTask, ...further))

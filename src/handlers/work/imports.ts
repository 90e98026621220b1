import { findAccessibleProject } from '../../domain/projects/accessible-projects.ts'
import type { ColumnMap } from '../../domain/imports/import-columns.ts'
import * as imports from '../../domain/imports/import-tasks.ts'
import { invalid } from '../../errors.ts'
import type { Handler } from '../../http/work-context.ts'

/** Maximum number of failed records in a response. */
const maxListed = 10_000

export const importTasks: Handler<'importTasks'> = async ({ path, query, body }, context) => {
  const { actor, clock, db, transact } = context
  const { workspaceId, userId } = actor
  await findAccessibleProject(db, { workspaceId, userId }, path.id)
  const importer = { db, transact, workspaceId, userId, now: () => clock.now() }
  const map = readMap(query.map)
  const options = {
    maxListed,
    isDryRun: query.dry_run === true,
    dates: query.dates ?? 'iso',
    ...(map && { map }),
  }
  try {
    return { status: 200, body: { data: await imports.importTasks(importer, path.id, body, options) } }
  } catch (error) {
    // The created tasks stay, and a repeated request creates the rest.
    throw error instanceof imports.UnfinishedImport ? error.cause : error
  }
}

/** Parses the query's JSON object that maps headers to fields. @throws AppError validation_error */
function readMap(text: string | undefined): ColumnMap | undefined {
  if (text === undefined) return undefined
  const refusal = invalid(
    'map',
    'map must be a JSON object of fields by header, such as {"Due Date": "end_date"}.',
  )
  const map = parse(text)
  const isObject = typeof map === 'object' && map !== null && !Array.isArray(map)
  if (!isObject || !Object.values(map).every((field) => field === null || typeof field === 'string'))
    throw refusal
  return map as ColumnMap
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

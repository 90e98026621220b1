import { findAccessibleProject } from '../../domain/projects/accessible-projects.ts'
import type { ColumnMap } from '../../domain/imports/import-columns.ts'
import * as imports from '../../domain/imports/import-tasks.ts'
import type { Importer } from '../../domain/imports/importer.ts'
import * as undo from '../../domain/imports/undo-import.ts'
import { invalid } from '../../errors.ts'
import type { SessionOwnContext } from '../../http/contexts/session-context.ts'
import type { WorkHandlers } from '../../http/contexts/work-context.ts'

/** Maximum number of failed records in a response. */
const maxListed = 10_000

export const importTasks: WorkHandlers['importTasks'] = async ({ path, query, body }, context) => {
  const importer = importerOf(context)
  await findAccessibleProject(context.db, importer, path.id)
  const map = readMap(query.map)
  const options = {
    maxListed,
    isDryRun: query.dry_run === true,
    dates: query.dates ?? 'iso',
    archived: query.archived ?? 'skip',
    ...(map && { map }),
  }
  try {
    const data = await imports.importTasks(importer, path.id, () => body, options)
    return { status: 200, body: { data } }
  } catch (error) {
    if (!(error instanceof imports.UnfinishedImport)) throw error
    // The created tasks stay, and a repeated request creates the rest, or gets this answer.
    await findAccessibleProject(context.db, importer, path.id)
    throw error.cause
  }
}

export const undoImport: WorkHandlers['undoImport'] = async ({ path }, context) => ({
  status: 200,
  body: { data: await undo.undoImport(importerOf(context), path.id) },
})

const importerOf = ({
  actor: { workspaceId, userId },
  clock,
  db,
  transact,
}: SessionOwnContext & Pick<Importer, 'transact'>): Importer => ({
  db,
  transact,
  workspaceId,
  userId,
  now: () => clock.now(),
})

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

import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { exportTasks } from '../domain/exports/export-tasks.ts'
import { requireWorkspaceOf } from './require.ts'
import { useDatabase } from './use-database.ts'

/** Writes the tasks of a project to a file, or to standard output. */
export const exportToFile = ({ project, out }: { project: string; out?: string }): Promise<void> =>
  useDatabase(async (db) => {
    const workspaceId = await requireWorkspaceOf(db, 'project', project)
    const parts = exportTasks(db, { workspaceId, projectId: project })
    if (out === undefined) await pipeline(parts, process.stdout, { end: false })
    else await pipeline(parts, createWriteStream(out))
  })

import { findAccessibleProject } from '../../domain/projects/accessible-projects.ts'
import * as exporting from '../../domain/exports/export-tasks.ts'
import type { Handler } from '../../http/work-context.ts'

export const exportTasks: Handler<'exportTasks'> = async ({ path }, { db, workspaceId, session }) => {
  const project = await findAccessibleProject(db, { workspaceId, userId: session.user.id }, path.id)
  return {
    status: 200,
    body: exporting.exportTasks(db, { workspaceId, projectId: project.id }),
    headers: { 'Content-Disposition': attachmentNamed(`${project.name}.csv`) },
  }
}

/** Returns the header for a file with a name in any script (RFC 6266). */
function attachmentNamed(name: string): string {
  const ascii = name.replaceAll(/[^\w .()-]/g, '_')
  const encoded = encodeURIComponent(name.toWellFormed().replaceAll(/[/\\\p{Cc}]/gu, '_')).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`
}

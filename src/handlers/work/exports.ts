import { findAccessibleProject } from '../../domain/projects/accessible-projects.ts'
import { findProjectAccess } from '../../domain/projects/project-access.ts'
import * as exporting from '../../domain/exports/export-tasks.ts'
import { AppError } from '../../errors.ts'
import type { WorkHandlers } from '../../http/contexts/work-context.ts'

export const exportTasks: WorkHandlers['exportTasks'] = async (
  { path },
  { db, workspaceId, session, isMember },
) => {
  const person = { workspaceId, userId: session.user.id }
  const project = await findAccessibleProject(db, person, path.id)
  const parts = exporting.exportTasks(db, { workspaceId, projectId: project.id })
  const requirePermitted = async () => {
    if (!(await isMember())) throw new AppError('session_required')
    const access = await findProjectAccess(db, person, project.id)
    if (!access?.is_accessible) throw new AppError('not_found')
  }
  return {
    status: 200,
    body: whilePermitted(parts, requirePermitted),
    headers: { 'Content-Disposition': attachmentNamed(`${project.name}.csv`) },
  }
}

/** Yields parts, and checks before each next part is read: a slow client may take hours. */
async function* whilePermitted(
  parts: AsyncIterable<string>,
  requirePermitted: () => Promise<void>,
): AsyncGenerator<string> {
  for await (const part of parts) {
    yield part
    await requirePermitted()
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

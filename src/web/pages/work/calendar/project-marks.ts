import { useMemo } from 'react'
import type { Schemas } from '../../../api/client.ts'
import { useWholeList } from '../../../api/list.ts'
import { useSession } from '../../../api/session.ts'
import { projectsQuery, type WorkProject } from '../work-queries.ts'
import type { Entry, WorkEvent } from './entries.ts'

/** How the entries of a project are told from those of others. */
export interface ProjectMark {
  name: string
  /** CSS color. Projects may share one, so their entries also have the name. */
  color: string
}

/** Number of colors in tokens.css. */
const colorCount = 8

export interface ProjectMarks {
  markOf: (entry: Entry) => ProjectMark
  /** Returns whether the person may change an event. */
  mayChange: (event: WorkEvent) => boolean
}

/** Returns the mark of each project. A new project does not change the colors of the others. */
export function useProjectMarks(): ProjectMarks {
  const projects = useWholeList(projectsQuery)
  const session = useSession()
  return useMemo(() => {
    const marks = new Map<string, ProjectMark>()
    const roles = new Map<string, WorkProject['role']>()
    // An id begins with its time.
    for (const [index, { id, name, role }] of projects.toSorted(byId).entries()) {
      marks.set(id, { name, color: `var(--project-${(index % colorCount) + 1})` })
      roles.set(id, role)
    }
    const none = { name: 'Whole workspace', color: 'var(--ink-faint)' }
    return {
      markOf: (entry) => {
        const { project_id } = entry.kind === 'event' ? entry.event : entry.task
        return project_id === null ? none : (marks.get(project_id) ?? { name: '', color: none.color })
      },
      mayChange: (event) => mayChangeEvent(event, session, roles.get(event.project_id ?? '')),
    }
  }, [projects, session])
}

/** Returns whether a person may change an event. @param role the person's role in its project */
export const mayChangeEvent = (
  { project_id, created_by }: WorkEvent,
  { role: workspaceRole, user }: Pick<Schemas['Session'], 'role' | 'user'>,
  role: WorkProject['role'] | undefined,
): boolean =>
  project_id === null
    ? workspaceRole !== 'member' || created_by?.id === user.id
    : role !== undefined && role !== 'viewer'

const byId = (one: WorkProject, other: WorkProject): number =>
  one.id === other.id ? 0 : one.id < other.id ? -1 : 1

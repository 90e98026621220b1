import type { ReactNode } from 'react'
import type { Schemas } from '../../api/client.ts'
import { Badge } from '../../components/status-badge.tsx'

/** Shows whether a project is visible in the API, as a colored word. */
export function ProjectState({ project }: { project: Schemas['SettingsProject'] }): ReactNode {
  if (project.archived_at !== null) return <Badge kind="off">Archived</Badge>
  return project.private ? <Badge kind="warn">Private</Badge> : <Badge kind="good">Open</Badge>
}

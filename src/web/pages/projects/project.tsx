import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { CopyId } from '../../components/copy-id.tsx'
import { PageLink } from '../../components/link.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { Unloaded } from '../../components/unloaded.tsx'
import { ProjectColumns } from './project-columns.tsx'
import { ProjectMembers } from './project-members.tsx'
import { projectQuery } from './project-queries.ts'
import { ProjectSettings } from './project-settings.tsx'
import { ProjectState } from './project-state.tsx'

const route = getRouteApi('/signed-in/settings/projects/$id')

/** Shows a project, with the controls to change it. */
export function Project(): ReactNode {
  const { id } = route.useParams()
  const query = useQuery(projectQuery(id))
  const back = <PageLink to="/settings/projects">Projects</PageLink>
  if (!query.data)
    return (
      <>
        <PageHeader title="Project" back={back} />
        <Unloaded query={query} />
      </>
    )
  const project = query.data.data
  return (
    <>
      <PageHeader title={project.name} back={back} aside={<ProjectState project={project} />}>
        <CopyId id={project.id} what="the id of the project" />
      </PageHeader>
      <ProjectSettings project={project} />
      <ProjectColumns project={project} />
      <ProjectMembers project={project} />
    </>
  )
}

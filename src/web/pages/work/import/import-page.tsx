import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { isGone } from '../../../api/problem.ts'
import { EmptyState } from '../../../components/empty-state.tsx'
import { PageLink } from '../../../components/link.tsx'
import { PageHeader } from '../../../components/page-header.tsx'
import { Unloaded } from '../../../components/unloaded.tsx'
import { SubjectNotFound } from '../subject-not-found.tsx'
import { projectQuery, type WorkProject } from '../work-queries.ts'
import { ImportTasks } from './import-tasks.tsx'

const route = getRouteApi('/signed-in/work/projects/$id/import')

/** Shows the page that imports tasks into a project. */
export function ImportPage(): ReactNode {
  const { id } = route.useParams()
  const project = useQuery(projectQuery(id))
  const data = isGone(project) ? undefined : project.data?.data
  return (
    <>
      <PageHeader
        title="Import tasks"
        back={
          data && (
            <PageLink to="/work/projects/$id" params={{ id }}>
              <bdi>{data.name}</bdi>
            </PageLink>
          )
        }
      >
        {data &&
          isOpenTo(data) &&
          'Creates a task for each line of a CSV file, including exports from other tools.'}
      </PageHeader>
      {data ? (
        <Content key={id} project={data} />
      ) : (
        <Unloaded query={project} notFound={<SubjectNotFound what="project" />} />
      )}
    </>
  )
}

const isOpenTo = ({ role, inbox }: WorkProject): boolean => role !== 'viewer' && !inbox

function Content({ project }: { project: WorkProject }): ReactNode {
  if (isOpenTo(project)) return <ImportTasks project={project} />
  return (
    <EmptyState
      title={project.inbox ? 'Tasks cannot be imported into an inbox' : 'You can read this project'}
      action={
        <PageLink to="/work/projects/$id" params={{ id: project.id }}>
          {project.inbox ? 'Open the inbox' : 'Open the board'}
        </PageLink>
      }
    >
      <p>
        {project.inbox
          ? 'Open a project’s board to import tasks there.'
          : 'Only people who may change tasks can import them. A manager of the project can give you that role.'}
      </p>
    </EmptyState>
  )
}

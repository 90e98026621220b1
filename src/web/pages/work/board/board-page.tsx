import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Problem } from '../../../api/problem.ts'
import { ErrorState } from '../../../components/error-state.tsx'
import { PageLink } from '../../../components/link.tsx'
import { LoadingState } from '../../../components/loading-state.tsx'
import { PageHeader } from '../../../components/page-header.tsx'
import { InboxTasks } from '../projects/inbox-tasks.tsx'
import { SubjectNotFound } from '../subject-not-found.tsx'
import { projectQuery } from '../work-queries.ts'
import { MoreMenu } from './more-menu.tsx'
import { Board } from './board.tsx'
import { BoardFilterBar } from './board-filter-bar.tsx'
import classes from './board.module.css'

const route = getRouteApi('/signed-in/work/projects/$id')

/** Shows the board of a project. */
export function BoardPage(): ReactNode {
  const { id } = route.useParams()
  const { q, assignee, due } = route.useSearch()
  const project = useQuery(projectQuery(id))
  const back = <PageLink to="/work/projects">Projects</PageLink>
  const isGone = project.isError && Problem.of(project.error).isNotFound
  if (!project.data || isGone) {
    return (
      <>
        <PageHeader title="Project" back={back} />
        {isGone ? (
          <SubjectNotFound what="project" />
        ) : project.isError ? (
          <ErrorState error={project.error} onRetry={() => void project.refetch()} />
        ) : (
          <LoadingState />
        )}
      </>
    )
  }
  const { data } = project.data
  if (data.inbox) {
    return (
      <>
        <PageHeader title={data.name} back={back}>
          Only you can see these tasks.
        </PageHeader>
        <InboxTasks project={data.id} />
      </>
    )
  }
  return (
    <div className={classes.page}>
      <PageHeader
        title={data.name}
        back={back}
        aside={<MoreMenu project={data} />}
        actions={<BoardFilterBar />}
      />
      <Board key={id} project={data} filters={{ q, assignee, due }} />
    </div>
  )
}

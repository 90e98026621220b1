import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Suspense, type ReactNode } from 'react'
import { isGone } from '../../../api/problem.ts'
import { PageLink } from '../../../components/link.tsx'
import { LoadingState } from '../../../components/loading-state.tsx'
import { PageHeader } from '../../../components/page-header.tsx'
import { Unloaded } from '../../../components/unloaded.tsx'
import { lazyPart } from '../../../load-part.ts'
import { InboxTasks } from '../projects/inbox-tasks.tsx'
import { SubjectNotFound } from '../subject-not-found.tsx'
import { UnsavedTexts } from '../task/unsaved-texts.tsx'
import { projectQuery, type WorkProject } from '../work-queries.ts'
import { MoreMenu } from './more-menu.tsx'
import { Board } from './board.tsx'
import { BoardFilterBar } from './board-filter-bar.tsx'
import classes from './board.module.css'

const route = getRouteApi('/signed-in/work/projects/$id')

const TaskTable = lazyPart(() => import('../list/task-table.tsx'))

/** Shows the links to the two views of a project, which keep the filters. */
function Views(): ReactNode {
  return (
    <nav className={classes.views} aria-label="Views">
      {([undefined, 'list'] as const).map((shown) => (
        <PageLink
          key={shown ?? 'board'}
          from="/work/projects/$id"
          to="."
          size="sm"
          search={({ sort: _sort, order: _order, ...current }) => ({ ...current, view: shown })}
          // Otherwise the link without a view would count as part of any, and be marked too.
          activeOptions={{ explicitUndefined: true }}
        >
          {shown === 'list' ? 'List' : 'Board'}
        </PageLink>
      ))}
    </nav>
  )
}

function ProjectNotFound({ id }: { id: string }): ReactNode {
  return (
    <>
      <SubjectNotFound what="project" />
      <UnsavedTexts subject={id} />
    </>
  )
}

/** Shows the titles that were typed for tasks that the person can no longer add. */
function UnsavedTitles({ project: { id, role, columns } }: { project: WorkProject }): ReactNode {
  const isGone = (field: string): boolean =>
    role === 'viewer' || !columns.some((column) => field.startsWith(column.id))
  return (
    <div className={classes.unsaved}>
      <UnsavedTexts subject={id} isGone={isGone} />
    </div>
  )
}

/** Shows a project as a board or a list. */
export function BoardPage(): ReactNode {
  const { id } = route.useParams()
  const { q, assignee, due, view } = route.useSearch()
  const project = useQuery(projectQuery(id))
  const back = <PageLink to="/work/projects">Projects</PageLink>
  if (!project.data || isGone(project)) {
    return (
      <>
        <PageHeader title="Project" back={back} />
        <Unloaded query={project} notFound={<ProjectNotFound id={id} />} />
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
        aside={
          <>
            <Views />
            <MoreMenu project={data} />
          </>
        }
        actions={<BoardFilterBar />}
      />
      <UnsavedTitles key={id} project={data} />
      {view === 'list' ? (
        <Suspense fallback={<LoadingState />}>
          <TaskTable key={id} project={data} />
        </Suspense>
      ) : (
        <Board key={id} project={data} filters={{ q, assignee, due }} />
      )}
    </div>
  )
}

import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useList } from '../../../api/list.ts'
import { useSession } from '../../../api/session.ts'
import { EmptyState } from '../../../components/empty-state.tsx'
import { PageLink } from '../../../components/link.tsx'
import { ListState } from '../../../components/list-state.tsx'
import { PageHeader } from '../../../components/page-header.tsx'
import { useWorkDialog } from '../../../shell/work-dialog.tsx'
import { projectsQuery, type WorkProject } from '../work-queries.ts'
import classes from './projects.module.css'

/** Shows the projects that the person sees, the inbox first. */
export function Projects(): ReactNode {
  const list = useList(projectsQuery)
  const { show } = useWorkDialog()
  const mayCreate = useSession().role !== 'member'
  return (
    <>
      <PageHeader
        title="Projects"
        actions={mayCreate && <Button onClick={() => show('new-project')}>New project</Button>}
      >
        Each project has a board with its tasks.
      </PageHeader>
      <ListState
        list={list}
        empty={
          <EmptyState title="No projects yet">
            <p>Owners and admins create projects.</p>
          </EmptyState>
        }
      >
        {(projects) => (
          <ul className={classes.projects} aria-label="Projects">
            {projects.map((project) => (
              <Project key={project.id} project={project} />
            ))}
          </ul>
        )}
      </ListState>
    </>
  )
}

function Project({ project }: { project: WorkProject }): ReactNode {
  const { id, name, description, inbox, role, task_count, columns } = project
  const done = columns.filter(({ is_done }) => is_done).reduce((sum, column) => sum + column.task_count, 0)
  return (
    <li className={classes.project}>
      <PageLink to="/work/projects/$id" params={{ id }} className={classes.name}>
        <bdi>{name}</bdi>
      </PageLink>
      {description !== null && description !== '' && <bdi className={classes.description}>{description}</bdi>}
      <div className={classes.facts}>
        <span>{task_count === 1 ? '1 task' : `${task_count.toLocaleString('en')} tasks`}</span>
        {done > 0 && <span>{done.toLocaleString('en')} done</span>}
        {inbox ? <span>Visible only to you</span> : project.private && <span>Private</span>}
        {role === 'viewer' && <span>Read-only</span>}
      </div>
      {task_count > 0 && done > 0 && (
        <progress className={classes.progress} max={task_count} value={done} aria-hidden />
      )}
    </li>
  )
}

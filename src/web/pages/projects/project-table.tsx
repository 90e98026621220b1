import { Fragment, type ReactNode } from 'react'
import type { Schemas } from '../../api/client.ts'
import { DataTable, type Column } from '../../components/data-table.tsx'
import { PageLink } from '../../components/link.tsx'
import { RelativeTime } from '../../components/relative-time.tsx'
import { ProjectState } from './project-state.tsx'
import classes from './projects.module.css'

type Project = Schemas['SettingsProject']

const columns: Column<Project>[] = [
  { header: 'Visibility', cell: (project) => <ProjectState project={project} /> },
  { header: 'Tasks', cell: ({ task_count }) => task_count.toLocaleString('en') },
  {
    header: 'Columns',
    cell: ({ columns: board }) => (
      <div className={classes.columns}>
        {board.map(({ id, name }, i) => (
          <Fragment key={id}>
            {i > 0 && ', '}
            <bdi>{name}</bdi>
          </Fragment>
        ))}
      </div>
    ),
  },
  { header: 'Created', cell: ({ created_at }) => <RelativeTime at={created_at} /> },
]

interface ProjectTableProps {
  projects: readonly Project[]
  /** Whether the person may open the projects' pages. */
  isLinked: boolean
}

export function ProjectTable({ projects, isLinked }: ProjectTableProps): ReactNode {
  const title: Column<Project> = {
    header: 'Project',
    isTitle: true,
    cell: ({ id, name, description }) => (
      <div className={classes.project}>
        {isLinked ? (
          <PageLink to="/settings/projects/$id" params={{ id }} className={classes.name}>
            <bdi>{name}</bdi>
          </PageLink>
        ) : (
          <strong className={classes.name}>
            <bdi>{name}</bdi>
          </strong>
        )}
        {description !== null && <bdi className={classes.description}>{description}</bdi>}
      </div>
    ),
  }
  return <DataTable label="Projects" columns={[title, ...columns]} rows={projects} keyOf={({ id }) => id} />
}

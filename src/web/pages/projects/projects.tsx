import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useList } from '../../api/list.ts'
import { useSession } from '../../api/session.ts'
import { EmptyState } from '../../components/empty-state.tsx'
import { ButtonLink } from '../../components/link.tsx'
import { ListState } from '../../components/list-state.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { NewProject } from './new-project.tsx'
import { projectsQuery } from './project-queries.ts'
import { ProjectTable } from './project-table.tsx'

const route = getRouteApi('/signed-in/settings/projects')

/** Shows the workspace's projects, or its archived projects. */
export function Projects(): ReactNode {
  const search = route.useSearch()
  const navigate = useNavigate()
  const [isCreating, { open, close }] = useDisclosure()
  const list = useList(projectsQuery(search))
  const mayChange = useSession().role !== 'member'
  const isArchive = search.archived === 'true'
  const create = mayChange && <Button onClick={open}>New project</Button>
  return (
    <>
      <PageHeader
        title="Projects"
        actions={
          <>
            <ButtonLink
              to="/settings/projects"
              search={isArchive ? {} : { archived: 'true' }}
              variant="subtle"
              color="gray"
            >
              {isArchive ? 'Active projects' : 'Archived projects'}
            </ButtonLink>
            {create}
          </>
        }
      >
        {isArchive
          ? 'Archived projects, with everything in them, are hidden from the API.'
          : 'Tasks belong to projects. The API shows those that are open.'}
      </PageHeader>
      <ListState
        list={list}
        empty={
          isArchive ? (
            <EmptyState title="No archived projects" />
          ) : (
            <EmptyState title="No projects yet">
              <p>Create one, then add tasks on its board or through the API.</p>
            </EmptyState>
          )
        }
      >
        {(projects) => <ProjectTable projects={projects} isLinked={mayChange} />}
      </ListState>
      <NewProject
        opened={isCreating}
        onClose={close}
        onCreated={(id) => navigate({ to: '/settings/projects/$id', params: { id } })}
      />
    </>
  )
}

import { Button, TextInput } from '@mantine/core'
import { memo, useDeferredValue, useState, type ReactNode } from 'react'
import { useWholeList } from '../../../api/list.ts'
import { useSession } from '../../../api/session.ts'
import { AddressLink } from '../address-link.tsx'
import { IconPlus } from '../../../components/icons.tsx'
import { useWorkDialog } from '../../../shell/work-dialog.tsx'
import { useProjectOfPage } from '../project-of-page.ts'
import { projectsQuery, type WorkProject } from '../work-queries.ts'
import classes from './work-projects.module.css'

/** The number of projects from which on they can be filtered. */
const many = 12

/** Shows the projects in the navigation, and the button that creates one. */
export default function WorkProjects(): ReactNode {
  const projects = useWholeList(projectsQuery)
  const { role } = useSession()
  const { show } = useWorkDialog()
  const [filter, setFilter] = useState('')
  const words = useDeferredValue(filter.trim().toLowerCase())
  const shown = words === '' ? projects : projects.filter(({ name }) => name.toLowerCase().includes(words))
  return (
    <div className={classes.root}>
      {role !== 'member' && (
        <Button
          variant="subtle"
          color="gray"
          size="xs"
          justify="flex-start"
          leftSection={<IconPlus size={16} />}
          onClick={() => show('new-project')}
        >
          New project
        </Button>
      )}
      {projects.length >= many && (
        <TextInput
          size="xs"
          aria-label="Filter projects"
          placeholder="Filter projects"
          dir="auto"
          value={filter}
          onChange={({ currentTarget }) => setFilter(currentTarget.value)}
        />
      )}
      <Links projects={shown} current={useProjectOfPage()} />
      {shown.length === 0 && words !== '' && <p className={classes.none}>No project has this name.</p>}
    </div>
  )
}

interface LinksProps {
  projects: readonly WorkProject[]
  /** The id of the project whose page is shown. */
  current: string | undefined
}

const Links = memo(function ProjectLinks({ projects, current }: LinksProps): ReactNode {
  return (
    <ul className={classes.projects}>
      {projects.map(({ id, name }) => (
        <li key={id}>
          <AddressLink
            href={`/work/projects/${id}`}
            className={classes.project}
            aria-current={id === current ? 'page' : undefined}
          >
            <bdi>{name}</bdi>
          </AddressLink>
        </li>
      ))}
    </ul>
  )
})

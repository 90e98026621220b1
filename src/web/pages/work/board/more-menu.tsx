import { Button, Menu } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { IconChevronDown } from '../../../components/icons.tsx'
import type { WorkProject } from '../work-queries.ts'

/** Shows what can be done with a whole project: its import for those who may write, and its export. */
export function MoreMenu({ project: { id, role } }: { project: WorkProject }): ReactNode {
  return (
    <Menu>
      <Menu.Target>
        <Button variant="default" size="compact-sm" rightSection={<IconChevronDown size={14} aria-hidden />}>
          More
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {role !== 'viewer' && (
          <Menu.Item component={Link} to={`/work/projects/${id}/import`}>
            Import
          </Menu.Item>
        )}
        <Menu.Item component="a" href={`/api/work/v1/projects/${id}/tasks.csv`} download>
          Export CSV
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

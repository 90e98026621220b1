import { ActionIcon, Menu } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { IconDots } from '../../../components/icons.tsx'
import { NameDialog } from '../../../components/name-dialog.tsx'
import { DeleteColumn } from '../../projects/delete-column.tsx'
import type { Labelled } from '../../projects/label-columns.ts'
import { showRefusal } from '../../../show-refusal.tsx'
import type { WorkColumn, WorkProject } from '../work-queries.ts'
import { useChangeColumns } from './use-change-columns.ts'

interface ColumnMenuProps {
  project: WorkProject
  column: Labelled<WorkColumn>
}

/** Renames, moves and deletes a column. */
export function ColumnMenu({ project, column }: ColumnMenuProps): ReactNode {
  const { id, name, label, order, is_done } = column
  const [isRenaming, renaming] = useDisclosure()
  const [isDeleting, deleting] = useDisclosure()
  const { change, remove } = useChangeColumns(project.id)
  const refusal = `“${name}” was not changed`
  const set = (body: Parameters<typeof change>[1]): void =>
    void change(id, body).catch((error: unknown) => showRefusal(refusal, error))
  return (
    <>
      <Menu>
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size={26} aria-label={`Edit column ${label}`}>
            <IconDots size={16} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={renaming.open}>Rename</Menu.Item>
          {order > 0 && <Menu.Item onClick={() => set({ order: order - 1 })}>Move left</Menu.Item>}
          {order < project.columns.length - 1 && (
            <Menu.Item onClick={() => set({ order: order + 1 })}>Move right</Menu.Item>
          )}
          <Menu.Item onClick={() => set({ is_done: !is_done })}>
            {is_done ? 'Unmark as done column' : 'Mark as done column'}
          </Menu.Item>
          <Menu.Divider />
          <Menu.Item c="var(--bad)" onClick={deleting.open}>
            Delete
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <NameDialog
        title={
          <>
            Rename <bdi>{name}</bdi>
          </>
        }
        verb="Rename"
        initial={name}
        opened={isRenaming}
        onClose={renaming.close}
        refusal={refusal}
        save={(newName) => change(id, { name: newName })}
      />
      <DeleteColumn
        column={column}
        columns={project.columns}
        opened={isDeleting}
        onClose={deleting.close}
        onDelete={(moveTo) => remove(id, moveTo)}
      />
    </>
  )
}

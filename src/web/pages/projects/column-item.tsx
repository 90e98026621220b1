import { ActionIcon, Switch } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { api, type Schemas } from '../../api/client.ts'
import {
  IconArrowDown,
  IconArrowUp,
  IconGripVertical,
  IconPencil,
  IconTrash,
  type Icon,
} from '../../components/icons.tsx'
import { NameDialog } from '../../components/name-dialog.tsx'
import { useEdited } from '../../use-edited.ts'
import classes from './columns.module.css'
import { DeleteColumn } from './delete-column.tsx'
import type { Labelled } from './label-columns.ts'
import { useRefreshProjects } from './project-queries.ts'

type Column = Schemas['Column']

interface ColumnItemProps {
  column: Labelled<Column>
  columns: readonly Column[]
  isDragged: boolean
  onDrag: (id: string | undefined) => void
  onDrop: () => void
  /** @param pressed the button that keeps focus */
  onMove: (by: 1 | -1, pressed: HTMLElement) => void
  onDone: (isDone: boolean) => Promise<unknown>
}

export function ColumnItem(props: ColumnItemProps): ReactNode {
  const { column, columns, isDragged, onDrag, onDrop, onMove, onDone } = props
  const { id, name, label, is_done, order, task_count } = column
  const [isDone, setDone] = useEdited(is_done, onDone)
  const [isRenaming, renaming] = useDisclosure()
  const [isDeleting, deleting] = useDisclosure()
  const remove = useDeleteColumn()
  return (
    <li
      className={classes.column}
      draggable
      data-dragged={isDragged || undefined}
      onDragStart={() => onDrag(id)}
      onDragEnd={() => onDrag(undefined)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        onDrop()
      }}
    >
      <IconGripVertical size={18} stroke={1.7} className={classes.grip} />
      <div className={classes.text}>
        <bdi className={classes.name}>{name}</bdi>
        <span className={classes.count}>
          {task_count === 1 ? '1 task' : `${task_count.toLocaleString('en')} tasks`}
        </span>
      </div>
      <Switch
        label="Done"
        aria-label={`${label} is a done column`}
        checked={isDone}
        onChange={({ currentTarget }) => setDone(currentTarget.checked)}
      />
      <div className={classes.buttons}>
        <Action
          icon={IconArrowUp}
          label={`Move up ${label}`}
          isOff={order === 0}
          onClick={(pressed) => onMove(-1, pressed)}
        />
        <Action
          icon={IconArrowDown}
          label={`Move down ${label}`}
          isOff={order === columns.length - 1}
          onClick={(pressed) => onMove(1, pressed)}
        />
        <Action icon={IconPencil} label={`Rename ${label}`} onClick={renaming.open} />
        <Action icon={IconTrash} label={`Delete ${label}`} onClick={deleting.open} />
      </div>
      <RenameColumn column={column} opened={isRenaming} onClose={renaming.close} />
      <DeleteColumn
        column={column}
        columns={columns}
        opened={isDeleting}
        onClose={deleting.close}
        onDelete={(moveTo) => remove(id, moveTo)}
      />
    </li>
  )
}

function useDeleteColumn() {
  const refresh = useRefreshProjects()
  const { mutateAsync } = api.useMutation('delete', '/columns/{id}')
  return async (id: string, moveTo: string | undefined): Promise<void> => {
    const query = moveTo === undefined ? {} : { move_to: moveTo }
    await mutateAsync({ params: { path: { id }, query } })
    await refresh()
  }
}

interface RenameColumnProps {
  column: Column
  opened: boolean
  onClose: () => void
}

function RenameColumn({ column: { id, name }, opened, onClose }: RenameColumnProps): ReactNode {
  const refresh = useRefreshProjects()
  const rename = api.useMutation('patch', '/columns/{id}')
  return (
    <NameDialog
      title={
        <>
          Rename <bdi>{name}</bdi>
        </>
      }
      verb="Rename"
      initial={name}
      opened={opened}
      onClose={onClose}
      refusal={`“${name}” was not renamed`}
      save={async (newName) => {
        await rename.mutateAsync({ params: { path: { id } }, body: { name: newName } })
        await refresh()
      }}
    />
  )
}

interface ActionProps {
  icon: Icon
  label: string
  /**
   * Whether the button has no effect. It stays focusable, so the focus is not lost at either end of the list.
   */
  isOff?: boolean
  onClick: (pressed: HTMLElement) => void
}

function Action({ icon: Picture, label, isOff = false, onClick }: ActionProps): ReactNode {
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={32}
      aria-label={label}
      title={label}
      aria-disabled={isOff}
      data-disabled={isOff}
      onClick={({ currentTarget }) => !isOff && onClick(currentTarget)}
    >
      <Picture size={18} stroke={1.7} />
    </ActionIcon>
  )
}

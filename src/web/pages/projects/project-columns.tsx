import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { api, type Schemas } from '../../api/client.ts'
import { ProblemNote } from '../../components/problem-note.tsx'
import { Section } from '../../components/section.tsx'
import { NameDialog } from '../../components/name-dialog.tsx'
import { ColumnItem } from './column-item.tsx'
import classes from './columns.module.css'
import { labelColumns, type Labelled } from './label-columns.ts'
import { useRefreshProjects } from './project-queries.ts'

/** Shows a project's columns, which can be dragged, or moved with buttons. */
export function ProjectColumns({ project }: { project: Schemas['SettingsProject'] }): ReactNode {
  const { id } = project
  const columns = labelColumns(project.columns)
  const refresh = useRefreshProjects()
  const [dragged, setDragged] = useState<string>()
  const [moved, setMoved] = useState('')
  const button = useRef<HTMLElement>(null)
  const update = api.useMutation('patch', '/columns/{id}', {
    onSuccess: refresh,
    // Changes are sent one after another, in the order in which they were made.
    scope: { id: `columns of ${id}` },
  })
  // Moving an element in the DOM makes it lose focus.
  useEffect(() => button.current?.focus(), [project.columns])

  const move = (column: Labelled<Schemas['Column']> | undefined, order: number): void => {
    if (!column || order < 0 || order >= columns.length || order === column.order) return
    setMoved(`${column.label} is number ${order + 1} of ${columns.length}`)
    update.mutate({ params: { path: { id: column.id } }, body: { order } })
  }
  return (
    <Section
      title="Columns"
      lead="Drag a column to move it. New tasks go into the first column that is not a done column."
      actions={<AddColumn projectId={id} />}
    >
      <ProblemNote error={update.error} />
      <p role="status" className={classes.unseen}>
        {moved}
      </p>
      <ul aria-label="Columns" className={classes.columns}>
        {columns.map((column) => (
          <ColumnItem
            key={column.id}
            column={column}
            columns={project.columns}
            isDragged={column.id === dragged}
            onDrag={setDragged}
            onDrop={() =>
              move(
                columns.find((one) => one.id === dragged),
                column.order,
              )
            }
            onMove={(by, pressed) => {
              button.current = pressed
              move(column, column.order + by)
            }}
            onDone={(is_done) =>
              update.mutateAsync({ params: { path: { id: column.id } }, body: { is_done } })
            }
          />
        ))}
      </ul>
    </Section>
  )
}

function AddColumn({ projectId }: { projectId: string }): ReactNode {
  const refresh = useRefreshProjects()
  const [isOpen, { open, close }] = useDisclosure()
  const create = api.useMutation('post', '/projects/{id}/columns')
  return (
    <>
      <Button variant="default" onClick={open}>
        Add column
      </Button>
      <NameDialog
        title="Add column"
        verb="Add"
        initial=""
        opened={isOpen}
        onClose={close}
        refusal="The column was not added"
        save={async (name) => {
          await create.mutateAsync({ params: { path: { id: projectId } }, body: { name } })
          await refresh()
        }}
      />
    </>
  )
}

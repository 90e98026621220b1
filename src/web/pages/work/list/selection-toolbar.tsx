import { Button, Menu, Text } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { useWholeList } from '../../../api/list.ts'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { labelColumns } from '../../projects/label-columns.ts'
import { taskActionKinds } from '../task-actions.ts'
import { titleOf } from '../title-of.ts'
import { peopleOfProjectQuery, type WorkProject, type WorkTask } from '../work-queries.ts'
import classes from './task-table.module.css'
import { useChangeSeveral, type Refused } from './use-change-several.ts'
import type { Selection } from './use-selection.ts'

interface SelectionToolbarProps {
  project: WorkProject
  selected: Selection
  deselect: (tasks: readonly WorkTask[]) => void
  onClear: () => void
}

/** Shows what can be done with the chosen tasks at once, and which of them were refused. */
export function SelectionToolbar({ project, selected, deselect, onClear }: SelectionToolbarProps): ReactNode {
  const { change, isPending, refused } = useChangeSeveral(project.id, selected, deselect)
  const button = { size: 'compact-sm', variant: 'default', ...(isPending && waiting) }
  return (
    <>
      <div role="toolbar" aria-label={`${selected.size} selected`} className={classes.toolbar}>
        <strong>{selected.size} selected</strong>
        <Button {...button} onClick={() => void change({ change: { progress: 100 } }, 'Completed')}>
          {taskActionKinds.complete.name}
        </Button>
        <Choice
          label={taskActionKinds.move.name}
          isDisabled={isPending}
          options={labelColumns(project.columns).map(({ id, label }) => ({ id, name: label }))}
          onChoose={(card_id) => void change({ change: { card_id } }, 'Moved')}
        />
        <Choice
          label="Assign"
          isDisabled={isPending}
          options={useWholeList(peopleOfProjectQuery(project.id))}
          onChoose={(id) => void change({ change: { add_user_ids: [id] } }, 'Assigned')}
        />
        <DeleteSeveral
          count={selected.size}
          isDisabled={isPending}
          onConfirm={() => void change({ delete: true }, 'Deleted', false)}
        />
        <Button {...button} onClick={() => !isPending && onClear()}>
          Clear
        </Button>
      </div>
      <RefusedTasks refused={refused} selected={selected} />
    </>
  )
}

/** The look of a button that does nothing while a request runs. `disabled` would take its focus away. */
const waiting = { 'aria-disabled': true, 'data-disabled': true }

interface ChoiceProps {
  label: string
  isDisabled: boolean
  options: readonly { id: string; name: string }[]
  onChoose: (id: string) => void
}

function Choice({ label, isDisabled, options, onChoose }: ChoiceProps): ReactNode {
  const [isOpen, setOpen] = useState(false)
  return (
    <Menu opened={isOpen} onChange={(opens) => setOpen(opens && !isDisabled)}>
      <Menu.Target>
        <Button size="compact-sm" variant="default" {...(isDisabled && waiting)}>
          {label}
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah="60vh" className={classes.options ?? ''}>
        {options.map(({ id, name }) => (
          <Menu.Item key={id} onClick={() => onChoose(id)}>
            <bdi>{name}</bdi>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

interface DeleteSeveralProps {
  count: number
  isDisabled: boolean
  onConfirm: () => void
}

function DeleteSeveral({ count, isDisabled, onConfirm }: DeleteSeveralProps): ReactNode {
  const [isAsking, setAsking] = useState(false)
  const confirm = (): void => {
    setAsking(false)
    onConfirm()
  }
  return (
    <>
      <Button
        size="compact-sm"
        variant="default"
        c="var(--bad)"
        {...(isDisabled && waiting)}
        onClick={() => !isDisabled && setAsking(true)}
      >
        {taskActionKinds.delete.name}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title={count === 1 ? 'Delete 1 task?' : `Delete ${count} tasks?`}
        verb="Delete"
        isDestructive
        isPending={false}
        error={undefined}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      >
        <Text>They are deleted for everyone, with their comments. This cannot be undone.</Text>
      </ConfirmDialog>
    </>
  )
}

function RefusedTasks({ refused, selected }: { refused: Refused; selected: Selection }): ReactNode {
  const shown = refused.filter(({ id }) => selected.has(id))
  if (shown.length === 0) return null
  return (
    <div role="alert" aria-label="Tasks that were not changed">
      <ul className={classes.refused}>
        {shown.map(({ id, message }) => {
          const task = selected.get(id)
          return (
            <li key={id}>
              <bdi>{task && titleOf(task)}</bdi>: {message}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

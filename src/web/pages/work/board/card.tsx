import type { DraggableProvided } from '@hello-pangea/dnd'
import { ActionIcon, Menu } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { memo, useEffect, useRef, type ReactNode } from 'react'
import { IconDots } from '../../../components/icons.tsx'
import { Deferred } from '../../../components/deferred.tsx'
import { labelColumns } from '../../projects/label-columns.ts'
import { TaskFacts } from '../task/task-facts.tsx'
import type { WorkProject, WorkTask } from '../work-queries.ts'
import classes from './board.module.css'

export interface CardProps {
  task: WorkTask
  project: WorkProject
  /** The names of the workspace's people, by id. */
  people: ReadonlyMap<string, string>
  onMove: (task: WorkTask, cardId: string) => void
  onDelete: (task: WorkTask) => void
  provided: DraggableProvided
  isDragging: boolean
  isDropped?: boolean
  /** The position in the list; undefined while the card is dragged. */
  place?: {
    index: number
    top: number
    measure: (element: HTMLElement | null) => void
    'aria-setsize': number
    'aria-posinset': number
  }
}

/** Shows a task as a card, which is dragged by its link. */
export function Card({ provided, isDragging, isDropped, place, ...content }: CardProps): ReactNode {
  const { innerRef, draggableProps, dragHandleProps } = provided
  const { index, top, measure, ...position } = place ?? {}
  const Item = place ? 'li' : 'div'
  const item = useRef<HTMLElement>(null)
  useEffect(() => {
    // React ignores the library's `flushSync` during an effect.
    if (isDropped) queueMicrotask(() => endAnimation(item.current))
  }, [isDropped])
  return (
    <Item
      ref={(element: HTMLElement | null) => {
        item.current = element
        innerRef(element)
        measure?.(element)
      }}
      {...draggableProps}
      {...position}
      data-index={index}
      className={classes.item}
      style={{ ...draggableProps.style, ...(place && { position: 'absolute', top }) }}
    >
      <div
        className={classes.card}
        data-dragging={isDragging || undefined}
        data-completed={content.task.completed || undefined}
      >
        <CardContent {...content} handle={dragHandleProps} />
      </div>
    </Item>
  )
}

/** Ends the animation of a drop, after which the library reports the drop: storing the task must not wait for it. */
const endAnimation = (item: HTMLElement | null): void =>
  void item?.dispatchEvent(new TransitionEvent('transitionend', { propertyName: 'transform', bubbles: true }))

interface CardContentProps extends Pick<CardProps, 'task' | 'project' | 'people' | 'onMove' | 'onDelete'> {
  handle: DraggableProvided['dragHandleProps']
}

/** The content of a card, which is not re-rendered while cards are dragged past it. */
const CardContent = memo(function CardContent(props: CardContentProps): ReactNode {
  const { task, project, people, onMove, onDelete, handle } = props
  const { id, title } = task
  return (
    <>
      <Link
        to="/work/projects/$id"
        params={{ id: project.id }}
        resetScroll={false}
        search={(current) => ({ ...current, task: id })}
        className={classes.title}
        data-task={id}
        {...handle}
        // The drag library would give the link the role of a button.
        role={undefined}
      >
        <bdi>{title === '' ? 'Untitled' : title}</bdi>
      </Link>
      <TaskFacts task={task} people={people} />
      {project.role !== 'viewer' && (
        <Deferred>
          <CardMenu task={task} project={project} onMove={onMove} onDelete={onDelete} />
        </Deferred>
      )}
    </>
  )
})

type CardMenuProps = Pick<CardProps, 'task' | 'project' | 'onMove' | 'onDelete'>

function CardMenu({ task, project, onMove, onDelete }: CardMenuProps): ReactNode {
  return (
    <Menu>
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={26}
          className={classes.actions ?? ''}
          aria-label={`Actions for ${task.title === '' ? 'Untitled' : task.title}`}
        >
          <IconDots size={16} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {labelColumns(project.columns)
          .filter(({ id }) => id !== task.card?.id)
          .map(({ id, label }) => (
            <Menu.Item key={id} onClick={() => onMove(task, id)}>
              Move to <bdi>{label}</bdi>
            </Menu.Item>
          ))}
        <Menu.Divider />
        <Menu.Item color="red.9" onClick={() => onDelete(task)}>
          Delete
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

import type { DraggableProvided } from '@hello-pangea/dnd'
import { Checkbox } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { memo, useEffect, useRef, type ReactNode } from 'react'
import { Deferred } from '../../../components/deferred.tsx'
import { TaskFacts } from '../task/task-facts.tsx'
import { TaskMenu } from '../task-menu.tsx'
import { titleOf } from '../title-of.ts'
import type { WorkProject, WorkTask } from '../work-queries.ts'
import classes from './board.module.css'

export interface CardProps {
  task: WorkTask
  project: WorkProject
  /** The names of the workspace's people, by id. */
  people: ReadonlyMap<string, string>
  onMove: (task: WorkTask, cardId: string) => void
  onDelete: (task: WorkTask) => void
  onComplete: (task: WorkTask, isCompleted: boolean) => void
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

interface CardContentProps extends Pick<
  CardProps,
  'task' | 'project' | 'people' | 'onMove' | 'onDelete' | 'onComplete'
> {
  handle: DraggableProvided['dragHandleProps']
}

/** The content of a card, which is not re-rendered while cards are dragged past it. */
const CardContent = memo(function CardContent(props: CardContentProps): ReactNode {
  const { task, project, people, onMove, onDelete, onComplete, handle } = props
  const { id } = task
  return (
    <>
      {project.role !== 'viewer' && (
        <Checkbox
          size="xs"
          className={classes.complete ?? ''}
          aria-label={`Complete ${titleOf(task)}`}
          checked={task.completed}
          onChange={({ currentTarget }) => onComplete(task, currentTarget.checked)}
        />
      )}
      <Link
        from="/work/projects/$id"
        to="."
        resetScroll={false}
        search={(current) => ({ ...current, task: id })}
        className={classes.title}
        data-task={id}
        {...handle}
        // The drag library would give the link the role of a button.
        role={undefined}
      >
        <bdi>{titleOf(task)}</bdi>
      </Link>
      <TaskFacts task={task} people={people} />
      <Deferred>
        <TaskMenu
          task={task}
          project={project}
          className={classes.actions}
          onMove={onMove}
          onDelete={onDelete}
        />
      </Deferred>
    </>
  )
})

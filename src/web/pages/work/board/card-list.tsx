import { Draggable, type DroppableProvided } from '@hello-pangea/dnd'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef, type ReactNode } from 'react'
import type { useList } from '../../../api/list.ts'
import { useHandOnFocusInView } from '../../../hand-on-focus.ts'
import type { WorkTask } from '../work-queries.ts'
import classes from './board.module.css'
import { Card, type CardProps } from './card.tsx'

/** Height of a card in pixels until it is measured, and of the gap for a card that is dragged into the column. */
const cardSize = 96

/** The number of loaded tasks left to scroll through when the next page is requested. */
const loadAhead = 50

interface CardListProps extends Pick<CardProps, 'project' | 'people' | 'onMove' | 'onDelete' | 'onComplete'> {
  label: string
  tasks: readonly WorkTask[]
  shownAs: (task: WorkTask) => WorkTask
  /** The titles of tasks that are being added. */
  newTitles: readonly string[]
  pages: ReturnType<typeof useList<WorkTask>>['pages']
  provided: DroppableProvided
  isOver: boolean
  hasRoom: boolean
  empty: string
}

/** Shows the cards of a column that are in view. */
export function CardList(props: CardListProps): ReactNode {
  const { label, tasks, shownAs, newTitles, pages, provided, isOver, hasRoom, empty, ...card } = props
  const scroller = useRef<HTMLElement>(null)
  useHandOnFocusInView(scroller, tasks)
  const count = tasks.length + newTitles.length
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => cardSize,
    getItemKey: (index) => tasks[index]?.id ?? `new-${index}`,
    overscan: 5,
    paddingEnd: hasRoom ? cardSize : 0,
    useFlushSync: false,
  })
  const items = virtual.getVirtualItems()
  useLoadAhead(pages, items.at(-1)?.index ?? 0, tasks.length)
  return (
    <div
      ref={(element) => {
        scroller.current = element
        provided.innerRef(element)
      }}
      {...provided.droppableProps}
      className={classes.scroller}
      data-over={isOver || undefined}
      tabIndex={-1}
    >
      {count === 0 && <p className={classes.empty}>{empty}</p>}
      <ul className={classes.cards} aria-label={label} style={{ height: virtual.getTotalSize() }}>
        {items.map(({ index, key, start }) => {
          const task = tasks[index]
          const place = { top: start, 'aria-setsize': count, 'aria-posinset': index + 1 }
          if (!task) return <NewCard key={key} title={newTitles[index - tasks.length] ?? ''} top={start} />
          return (
            <Draggable
              key={key}
              draggableId={task.id}
              index={index}
              isDragDisabled={card.project.role === 'viewer'}
            >
              {(dragged, { isDragging }) => (
                <Card
                  task={shownAs(task)}
                  {...card}
                  provided={dragged}
                  isDragging={isDragging}
                  place={{ ...place, index, measure: virtual.measureElement }}
                />
              )}
            </Draggable>
          )
        })}
      </ul>
    </div>
  )
}

/** Loads the next page before the last loaded task is in view. */
function useLoadAhead(
  { hasNextPage, isFetching, fetchNextPage }: CardListProps['pages'],
  last: number,
  count: number,
): void {
  useEffect(() => {
    // The next page would cancel a reload that is running.
    if (hasNextPage && !isFetching && last > count - loadAhead) void fetchNextPage()
  }, [last, count, hasNextPage, isFetching, fetchNextPage])
}

function NewCard({ title, top }: { title: string; top: number }): ReactNode {
  return (
    <li className={classes.item} style={{ position: 'absolute', top }}>
      <div className={classes.card} data-new>
        <bdi className={classes.title}>{title}</bdi>
      </div>
    </li>
  )
}

import { DragDropContext, type DragStart, type DropResult, type ResponderProvided } from '@hello-pangea/dnd'
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { holdRefreshes, wasDeleted } from '../../../api/hold-refreshes.ts'
import { useWholeList } from '../../../api/list.ts'
import { styleNonce } from '../../../nonce.ts'
import { labelColumns, type Labelled } from '../../projects/label-columns.ts'
import { DeleteTask } from '../task/delete-task.tsx'
import { useComplete } from '../use-complete.ts'
import {
  peopleQuery,
  type BoardFilters,
  type WorkColumn,
  type WorkProject,
  type WorkTask,
} from '../work-queries.ts'
import { AddColumn } from './add-column.tsx'
import { placeAt } from './apply-moves.ts'
import classes from './board.module.css'
import { BoardColumn, type ShownColumn } from './board-column.tsx'
import { droppedText, goneText, instructions, liftedText, movedText } from './board-words.ts'
import { passTouches } from './pass-touches.ts'
import { useMoves } from './use-moves.ts'

interface BoardProps {
  project: WorkProject
  filters: BoardFilters
}

/** Shows the columns of a project, between which its tasks can be dragged. */
export function Board({ project, filters }: BoardProps): ReactNode {
  const people = useWholeList(peopleQuery)
  const [deleted, setDeleted] = useState<WorkTask>()
  const shown = useRef(new Map<string, ShownColumn>())
  const onShown = useCallback((id: string, column: ShownColumn) => void shown.current.set(id, column), [])
  const loadNext = useCallback(
    (cardId: string, after: string) => shown.current.get(cardId)?.loadNext(after) ?? Promise.resolve(null),
    [],
  )
  const { moves, move } = useMoves(loadNext)
  const { complete, shownAs } = useComplete()
  const columns = labelColumns(project.columns)
  const drag = useDrag(
    columns,
    (task, cardId, index) => {
      const { tasks = [], hasMore = false } = shown.current.get(cardId) ?? {}
      const others = tasks.filter(({ id }) => id !== task.id)
      move({ task, cardId, ...placeAt(others, index, hasMore) })
    },
    shown,
  )
  const names = useMemo(() => new Map(people.map(({ id, name }) => [id, name])), [people])
  const moveToEnd = useCallback(
    (task: WorkTask, cardId: string) => move({ task, cardId, before: null }),
    [move],
  )
  return (
    <DragDropContext nonce={styleNonce} dragHandleUsageInstructions={instructions} {...drag}>
      <div
        className={classes.board}
        tabIndex={-1}
        onTouchStart={({ nativeEvent }) => passTouches(nativeEvent)}
      >
        {columns.map((column) => (
          <BoardColumn
            key={column.id}
            project={project}
            column={column}
            filters={filters}
            moves={moves}
            people={names}
            onShown={onShown}
            onMove={moveToEnd}
            onDelete={setDeleted}
            onComplete={complete}
            shownAs={shownAs}
          />
        ))}
        {project.role === 'manager' && <AddColumn project={project} />}
      </div>
      {deleted && <DeleteTask task={deleted} onClose={() => setDeleted(undefined)} />}
    </DragDropContext>
  )
}

type Drop = (task: WorkTask, cardId: string, index: number) => void

/** Returns the handlers of a drag, which announce it, delay refreshes, and drop the task. */
function useDrag(
  columns: readonly Labelled<WorkColumn>[],
  onDrop: Drop,
  shown: { current: Map<string, ShownColumn> },
) {
  const release = useRef<() => void>(undefined)
  useEffect(() => () => release.current?.(), [])
  const placeOf = ({ droppableId, index }: { droppableId: string; index: number }) => ({
    column: columns.find(({ id }) => id === droppableId)?.label ?? '',
    index,
  })
  const taskOf = ({ draggableId, source }: DragStart): WorkTask | undefined =>
    shown.current.get(source.droppableId)?.tasks.find(({ id }) => id === draggableId)
  const titleOf = (start: DragStart): string => taskOf(start)?.title ?? 'The task'
  return {
    onDragStart: (start: DragStart, { announce }: ResponderProvided) => {
      release.current = holdRefreshes()
      announce(liftedText(titleOf(start), placeOf(start.source)))
    },
    onDragUpdate: (
      update: DropResult | (DragStart & Pick<DropResult, 'destination'>),
      { announce }: ResponderProvided,
    ) => announce(movedText(titleOf(update), update.destination ? placeOf(update.destination) : undefined)),
    onDragEnd: (result: DropResult, { announce }: ResponderProvided) => {
      release.current?.()
      const { draggableId, source, destination, reason } = result
      if (wasDeleted(draggableId)) return announce(goneText(titleOf(result)))
      const task = taskOf(result)
      const to = destination ? placeOf(destination) : undefined
      announce(droppedText(titleOf(result), placeOf(source), to, reason === 'CANCEL'))
      if (!task || !destination || reason === 'CANCEL') return
      const isSame = source.droppableId === destination.droppableId && source.index === destination.index
      if (!isSame) onDrop(task, destination.droppableId, destination.index)
    },
  }
}

import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { waitForRefreshes } from '../../../api/hold-refreshes.ts'
import { work } from '../../../api/work.ts'
import { announce } from '../../../components/announcer.tsx'
import { askBeforeLeaving } from '../ask-before-leaving.ts'
import { saveChange } from '../save-change.ts'
import { showTaskRefusal } from '../gone.ts'
import { formerPlaceOf, moveBack } from '../take-back.ts'
import { titleOf } from '../title-of.ts'
import { offerUndo } from '../undo.ts'
import type { WorkTask } from '../work-queries.ts'
import type { Move } from './apply-moves.ts'

/**
 * Moves tasks immediately on the page, and one after another on the server. Returns the moves that the server's lists
 * do not contain yet. A move that the server refuses is undone.
 * @param loadNext loads the task that follows the last loaded one of a column; null if there is none
 */
export function useMoves(loadNext: (cardId: string, after: string) => Promise<string | null>): {
  moves: readonly Move[]
  move: (move: Move) => void
} {
  const queryClient = useQueryClient()
  const [moves, setMoves] = useState<readonly Move[]>([])
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const waiting = useRef(0)
  const stored = useRef<Move[]>([])

  const move = useCallback(
    (made: Move) => {
      const take = (gone: readonly Move[]): void =>
        setMoves((shown) => shown.filter((one) => !gone.includes(one)))
      const { task, cardId, after } = made
      const next = after === undefined ? undefined : loadNext(cardId, after)
      // `store` handles the error when it is this move's turn.
      next?.catch(() => undefined)
      const store = async (): Promise<void> => {
        try {
          const before = next ? await next : made.before
          const { data } = await saveChange(() => send(task, cardId, before))
          stored.current.push(made)
          const former = data && formerPlaceOf(data)
          if (former !== undefined) offerUndoOf(queryClient, task, former)
        } catch (error) {
          void waitForRefreshes().then(() => takeBack(task, () => take([made])))
          showTaskRefusal(task, 'moved', error)
        }
        waiting.current -= 1
        if (waiting.current > 0) return
        // The lists do not change under a card that is being dragged. Its own move also reloads them.
        await waitForRefreshes()
        if (waiting.current > 0) return
        const shown = stored.current.splice(0)
        const cards = new Set(shown.flatMap(({ task, cardId }) => [task.card?.id, cardId]))
        void readColumns(queryClient, cards).finally(() => take(shown))
      }
      setMoves((shown) => [...shown, made])
      const previous = waiting.current > 0 ? queue.current : undefined
      waiting.current += 1
      // Sends the first move synchronously, because the board is rendered before the next microtask.
      queue.current = askBeforeLeaving(() => (previous ? previous.then(store) : store()))
    },
    [queryClient, loadNext],
  )
  return { moves, move }
}

/** Shows a card where it was before its move. Announces this, and leaves the focus on the card if it has the focus. */
function takeBack(task: WorkTask, take: () => void): void {
  const card = `a[data-task="${CSS.escape(task.id)}"]`
  const isFocused = document.activeElement?.matches(card) === true
  flushSync(take)
  const link = document.querySelector<HTMLElement>(card)
  const column = link?.closest('section')?.ariaLabel
  if (column) announce(`“${titleOf(task)}” is back in ${column}.`)
  if (isFocused) link?.focus()
}

function offerUndoOf(queryClient: QueryClient, task: WorkTask, formerPlace: string): void {
  const undo = (): Promise<number> => moveBack(queryClient, [task.id], [formerPlace])
  offerUndo({ text: `Moved “${titleOf(task)}”`, taskId: task.id, undo })
}

const send = ({ id }: WorkTask, cardId: string, before: string | null) =>
  work.POST('/work/v1/tasks/{id}/moves', {
    params: { path: { id } },
    body: { card_id: cardId, before, undoable: true },
  })

/** Reloads the lists of these columns. */
const readColumns = (queryClient: QueryClient, cards: ReadonlySet<WorkTask['id'] | undefined>) =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey: [, path, , narrowing] }) =>
      path === '/work/v1/tasks' && cards.has((narrowing as { card?: string }).card),
  })

import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { announce } from '../../components/announcer.tsx'
import { Sentence } from '../../components/sentence.tsx'
import { showRefusal } from '../../show-refusal.tsx'
import { undoMs, useUndoable, withdrawUndo, type Undoable } from './undo.ts'
import classes from './undo-status.module.css'

/** Shows the last change that can be undone (product.md 25.62). */
export function UndoStatus(): ReactNode {
  const undoable = useUndoable()
  return (
    <div role="status" className={classes.status} data-undo>
      {undoable && <Offer key={undoable.number} undoable={undoable} />}
    </div>
  )
}

function Offer({ undoable }: { undoable: Undoable }): ReactNode {
  const [isHeld, setHeld] = useState(false)
  const wasHeld = useRef(false)
  const hold = (isNowHeld: boolean): void => {
    wasHeld.current = true
    setHeld(isNowHeld)
  }
  const [isUndoing, setUndoing] = useState(false)
  useEffect(() => {
    if (isHeld || isUndoing) return
    const leftMs = wasHeld.current ? undoMs : Math.max(undoable.until - Date.now(), 0)
    const timer = setTimeout(() => withdrawUndo(undoable), leftMs)
    return () => clearTimeout(timer)
  }, [undoable, isHeld, isUndoing])
  const undo = async (): Promise<void> => {
    setUndoing(true)
    try {
      const { count = 1 } = undoable
      const restored = await undoable.undo()
      if (restored === count) announce('Undone')
      else notifications.show({ message: partlyText(restored, count - restored) })
    } catch (error) {
      showRefusal('The change was not undone', error)
    } finally {
      // The person may be at something else by now.
      const { activeElement } = document
      const isFree = activeElement === document.body || activeElement?.closest('[data-undo]') != null
      withdrawUndo(undoable)
      if (isFree) returnFocus(undoable)
    }
  }
  return (
    <div
      className={classes.offer}
      onFocus={() => hold(true)}
      onBlur={() => hold(false)}
      onMouseEnter={() => hold(true)}
      onMouseLeave={({ currentTarget }) => hold(currentTarget.contains(document.activeElement))}
    >
      <span className={classes.text}>
        <Sentence text={undoable.text} />
      </span>
      <Button size="compact-sm" variant="light" loading={isUndoing} onClick={() => void undo()}>
        Undo
      </Button>
    </div>
  )
}

/** Returns what is said if not all tasks were restored. */
function partlyText(restored: number, left: number): string {
  if (restored === 0) return 'Changed meanwhile'
  const tasks = restored === 1 ? '1 task' : `${restored} tasks`
  return `Undone for ${tasks}, but not for ${left} (changed meanwhile, or refused)`
}

/** Focuses the task, or the page's heading, since the button is gone. */
function returnFocus({ taskId }: Undoable): void {
  const heading = document.querySelector<HTMLElement>('main h1')
  // An open panel keeps the focus.
  const inPanel = document.querySelector<HTMLElement>('[data-task-panel] button')
  const target =
    inPanel ?? document.querySelector<HTMLElement>(`a[data-task="${CSS.escape(taskId)}"]`) ?? heading
  if (target === heading && heading) heading.tabIndex = -1
  target?.focus()
}

import { Button } from '@mantine/core'
import { useEffect, useState, type ReactNode } from 'react'
import { announce } from '../../components/announcer.tsx'
import { showRefusal } from './show-refusal.ts'
import { useUndoable, withdrawUndo, type Undoable } from './undo.ts'
import classes from './undo-status.module.css'

/** Time for which a change can be undone, in milliseconds, unless the status has the focus or the pointer. */
const shownMs = 8_000

/** Shows the last change that can be undone (product.md 25.62). */
export function UndoStatus(): ReactNode {
  const undoable = useUndoable()
  return (
    <div role="status" className={classes.status} data-undo>
      {undoable && <Offer key={undoable.text} undoable={undoable} />}
    </div>
  )
}

function Offer({ undoable }: { undoable: Undoable }): ReactNode {
  const [isHeld, setHeld] = useState(false)
  const [isUndoing, setUndoing] = useState(false)
  useEffect(() => {
    if (isHeld || isUndoing) return
    const timer = setTimeout(() => withdrawUndo(undoable), shownMs)
    return () => clearTimeout(timer)
  }, [undoable, isHeld, isUndoing])
  const undo = async (): Promise<void> => {
    setUndoing(true)
    try {
      announce((await undoable.undo()) ? 'Undone' : 'Changed meanwhile')
    } catch (error) {
      showRefusal('The change was not undone', error)
    } finally {
      withdrawUndo(undoable)
      returnFocus(undoable)
    }
  }
  return (
    <>
      <span className={classes.text}>
        <bdi>{undoable.text}</bdi>
      </span>
      <Button
        size="compact-sm"
        variant="light"
        loading={isUndoing}
        onClick={() => void undo()}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
        onMouseEnter={() => setHeld(true)}
        onMouseLeave={({ currentTarget }) => setHeld(currentTarget === document.activeElement)}
      >
        Undo
      </Button>
    </>
  )
}

/** Focuses the task, or the page's heading, since the button is gone. */
function returnFocus({ taskId }: Undoable): void {
  const heading = document.querySelector<HTMLElement>('main h1')
  const target = document.querySelector<HTMLElement>(`a[data-task="${CSS.escape(taskId)}"]`) ?? heading
  if (target === heading && heading) heading.tabIndex = -1
  target?.focus()
}

import { useNavigate } from '@tanstack/react-router'

/** A field of the panel of a task, as its `data-field` names it. */
export type PanelField = 'due' | 'priority' | 'column'

/** Returns a function that opens the panel of a task and focuses a field there. */
export function useEditField(): (taskId: string, field: PanelField) => void {
  const navigate = useNavigate()
  return (taskId, field) => {
    const shown = navigate({
      to: '.',
      search: (current) => ({ ...current, task: taskId }),
      resetScroll: false,
    })
    // Not before: the panel would take the focus away again.
    void shown.then(() => focusWhenShown(`[data-task-panel="${CSS.escape(taskId)}"] [data-field="${field}"]`))
  }
}

/** Time within which a field of the panel is shown, in milliseconds. */
const shownMs = 5_000

/** Number of frames in which the field must have had the focus, since the panel may take it away when it opens. */
const heldFrames = 12

/** The last field that is to get the focus. */
let wanted = new AbortController()

/**
 * Focuses a field as soon as it is on the page, and again if the panel takes the focus. Ends once the person uses the page
 * with the field, and leaves the focus to another dialog.
 */
function focusWhenShown(selector: string): void {
  const until = performance.now() + shownMs
  wanted.abort()
  const ended = (wanted = new AbortController())
  const find = (): HTMLElement | null => document.querySelector(selector)
  let held = 0
  for (const used of ['keydown', 'pointerdown'])
    document.addEventListener(used, () => find() && ended.abort(), { capture: true, signal: ended.signal })
  const look = (): void => {
    if (ended.signal.aborted) return
    const field = find()
    const focused = document.activeElement
    const isTaken = focused?.closest('[role="dialog"]')?.contains(field) === false
    held = field && focused === field ? held + 1 : 0
    if (held === 0 && !isTaken) field?.focus()
    if (held < heldFrames && performance.now() < until) requestAnimationFrame(look)
    else ended.abort()
  }
  requestAnimationFrame(look)
}

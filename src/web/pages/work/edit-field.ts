import { useNavigate } from '@tanstack/react-router'

/** A field of the panel of a task, as its `data-field` names it. */
export type PanelField = 'due' | 'priority' | 'column'

/** Returns a function that opens the panel of a task and focuses a field there. */
export function useEditField(): (taskId: string, field: PanelField) => void {
  const navigate = useNavigate()
  return (taskId, field) => {
    void navigate({ to: '.', search: (current) => ({ ...current, task: taskId }), resetScroll: false })
    focusWhenShown(`[data-task-panel="${CSS.escape(taskId)}"] [data-field="${field}"]`)
  }
}

/** Time within which a field of the panel is shown, in milliseconds. */
const shownMs = 5_000

/** Focuses a field as soon as it is on the page, after the panel has taken the focus. */
function focusWhenShown(selector: string): void {
  const until = performance.now() + shownMs
  const look = (): void => {
    const field = document.querySelector<HTMLElement>(selector)
    if (field) field.focus()
    if (document.activeElement !== field && performance.now() < until) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

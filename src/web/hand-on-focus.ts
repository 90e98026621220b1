import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'

/**
 * Moves the focus when the row that has it is removed from a list: to the same control of the next row, or to the list's
 * heading, or if the list is gone to the page's.
 */
export function useHandOnFocus(container: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const page = container.current
    if (!page) return
    let held: HeldRow | undefined
    const remember = ({ target }: FocusEvent): void => {
      held = target instanceof HTMLElement ? heldRow(target) : undefined
    }
    const observer = new MutationObserver(() => {
      if (!held || held.row.isConnected) return
      const { list, index, control } = held
      held = undefined
      // The focus may have been moved on purpose.
      if (document.activeElement !== document.body) return
      const controls = list.isConnected ? controlsOf(rowsOf(list)[index]) : []
      focusNext(controls, control, list)
    })
    page.addEventListener('focusin', remember)
    observer.observe(page, { childList: true, subtree: true })
    return () => {
      page.removeEventListener('focusin', remember)
      observer.disconnect()
    }
  }, [container])
}

/**
 * Does the same for a list that renders only the rows in view: a row that is scrolled out of view is still in the list. After
 * the last row, moves the focus to the row before.
 * @param entries what the rows show, which `data-index` numbers
 */
export function useHandOnFocusInView(
  container: RefObject<HTMLElement | null>,
  entries: readonly { id: string }[],
): void {
  const held = useRef<{ id: string; index: number; control: number }>(undefined)
  const remember = useEffectEvent(({ target }: FocusEvent): void => {
    const row = (target as Element).closest<HTMLElement>('[data-index]')
    const index = Number(row?.dataset.index)
    const id = row ? entries[index]?.id : undefined
    held.current = row && id !== undefined ? { id, index, control: positionIn(row, target) } : undefined
  })
  useEffect(() => {
    const list = container.current
    list?.addEventListener('focusin', remember)
    return () => list?.removeEventListener('focusin', remember)
  }, [container])
  useEffect(() => {
    const list = container.current
    const { current: row } = held
    if (!list || !row) return
    const index = entries.findIndex(({ id }) => id === row.id)
    if (index !== -1) {
      row.index = index
      return
    }
    // What moved the row may also move the focus, as a drag does in the next frame.
    requestAnimationFrame(() => {
      if (held.current !== row || document.activeElement !== document.body) return
      held.current = undefined
      const place = Math.min(row.index, entries.length - 1)
      const next = list.querySelector<HTMLElement>(`[data-index="${place}"]`) ?? undefined
      focusNext(controlsOf(next), row.control, list)
    })
  }, [container, entries])
}

/** Focuses the control at a position, or else the first one. Without any, focuses a heading. */
function focusNext(controls: readonly HTMLElement[], position: number, list: HTMLElement): void {
  const next =
    controls[position] ?? controls[0] ?? headingOf(list) ?? document.querySelector<HTMLElement>('main h1')
  if (!next) return
  if (controls.length === 0) next.tabIndex = -1
  next.focus()
}

interface HeldRow {
  list: HTMLElement
  row: HTMLElement
  index: number
  /** The position of the focused control in the row. */
  control: number
}

function heldRow(target: HTMLElement): HeldRow | undefined {
  const row = target.closest<HTMLElement>('li')
  const list = row?.parentElement
  if (!row || !list) return undefined
  return { list, row, index: rowsOf(list).indexOf(row), control: positionIn(row, target) }
}

const rowsOf = (list: HTMLElement): HTMLElement[] => [...list.querySelectorAll<HTMLElement>(':scope > li')]

const headingOf = (list: HTMLElement): HTMLElement | null | undefined =>
  list.isConnected ? list.closest('section')?.querySelector('h2') : undefined

const controlsOf = (row: HTMLElement | undefined): HTMLElement[] => [
  ...(row?.querySelectorAll<HTMLElement>('a, button, input') ?? []),
]

const positionIn = (row: HTMLElement, target: EventTarget | null): number =>
  controlsOf(row).findIndex((control) => control === target)

import { useEffect, type RefObject } from 'react'

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
      const next =
        controls[control] ?? controls[0] ?? headingOf(list) ?? document.querySelector<HTMLElement>('main h1')
      if (!next) return
      if (controls.length === 0) next.tabIndex = -1
      next.focus()
    })
    page.addEventListener('focusin', remember)
    observer.observe(page, { childList: true, subtree: true })
    return () => {
      page.removeEventListener('focusin', remember)
      observer.disconnect()
    }
  }, [container])
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
  return { list, row, index: rowsOf(list).indexOf(row), control: controlsOf(row).indexOf(target) }
}

const rowsOf = (list: HTMLElement): HTMLElement[] => [...list.querySelectorAll<HTMLElement>(':scope > li')]

const headingOf = (list: HTMLElement): HTMLElement | null | undefined =>
  list.isConnected ? list.closest('section')?.querySelector('h2') : undefined

const controlsOf = (row: HTMLElement | undefined): HTMLElement[] => [
  ...(row?.querySelectorAll<HTMLElement>('a, button, input') ?? []),
]

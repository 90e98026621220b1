import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'

/**
 * Hands on the focus of a control that is removed from the page: to the one that takes its place in its list, section or
 * dialog, else to the heading. After a dialog, continues where the focus was before.
 */
export function useHandOnFocus(): void {
  useEffect(() => {
    let places: Place[] = []
    const remember = ({ target }: FocusEvent): void => {
      if (!(target instanceof HTMLElement)) return
      const place = placeOf(target)
      places = [...places.filter(({ root }) => root.isConnected && root !== place.root), place]
    }
    /** A control that loses the focus and stays was left on purpose. */
    const forget = ({ target, relatedTarget }: FocusEvent): void => {
      if (!(target instanceof HTMLElement) || relatedTarget || !document.hasFocus()) return
      queueMicrotask(() => {
        if (target.isConnected && !target.matches(':disabled'))
          places = places.filter(({ control }) => control !== target)
      })
    }
    const isRemoved = (): boolean =>
      places.at(-1)?.control.isConnected === false && document.activeElement === document.body
    const observer = new MutationObserver((changes) => {
      const control = places.at(-1)?.control
      if (control && changes.some((change) => isEnabling(change, control))) control.focus()
      if (!isRemoved()) return
      // What has removed the control may also move the focus, in the same frame or the next.
      afterFrames(2, () => {
        if (!isRemoved()) return
        places = places.filter(({ root }) => root.isConnected)
        const place = places.pop()
        if (place) handOn(place)
        else focusHeading(document.querySelector('main'))
        ignoreRepeats()
      })
    })
    document.addEventListener('focusin', remember)
    document.addEventListener('focusout', forget)
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] })
    return () => {
      document.removeEventListener('focusin', remember)
      document.removeEventListener('focusout', forget)
      observer.disconnect()
    }
  }, [])
}

/** Returns whether a control has lost the focus because it was disabled, and can be used again, as after its request. */
const isEnabling = ({ type, target }: MutationRecord, control: HTMLElement): boolean =>
  type === 'attributes' &&
  target.contains(control) &&
  document.activeElement === document.body &&
  isUsable(control)

/** A key that is held down must not press what takes the place of a control. */
function ignoreRepeats(): void {
  const released = new AbortController()
  const { signal } = released
  const ignore = (event: KeyboardEvent): void => {
    if (event.repeat) event.preventDefault()
  }
  document.addEventListener('keydown', ignore, { signal, capture: true })
  document.addEventListener('keyup', () => released.abort(), { signal })
}

/** Where a control is on the page. */
interface Place {
  control: HTMLElement
  /** The dialog or menu with the control, or the page. */
  root: Element
  /** The list with the control, if it renders only the rows in view. It hands the focus on by itself. */
  list: Element | null
  /** The elements around it, from inside to outside. */
  around: readonly Surrounding[]
}

interface Surrounding {
  element: HTMLElement
  /** The position of the control in the element. */
  position: number
  /** The list of which the element is a row, and its index. */
  row: { list: HTMLElement; index: number } | undefined
}

const surroundings = 'li, tr, form, search, section, article, [role="toolbar"], [role="dialog"], main'

function placeOf(control: HTMLElement): Place {
  const root = control.closest('[role="dialog"], [role="menu"], [role="listbox"]') ?? document.body
  const around: Surrounding[] = []
  const list = control.closest('[data-index]')?.parentElement ?? null
  const first = list ? null : control.closest<HTMLElement>(surroundings)
  for (let element = first; element; element = element.parentElement?.closest(surroundings) ?? null) {
    const rows = element.matches('li, tr') ? element.parentElement : null
    const row = rows ? { list: rows, index: rowsOf(rows).indexOf(element) } : undefined
    around.push({ element, position: positionIn(element, control), row })
    if (element === root) break
  }
  return { control, root, list, around }
}

/** Focuses what takes the place of a control. */
function handOn({ control, list, around }: Place): void {
  if (control.isConnected) return control.focus()
  // What a person goes on typing must not press another control.
  const isTyped = control.dataset.leaveTo === 'heading'
  let hasLeftList = false
  for (const { element, position, row } of around) {
    if (!element.isConnected) {
      const next = row?.list.isConnected ? rowsOf(row.list)[row.index] : undefined
      if (next && focusControl(next, position)) return
      if (row) hasLeftList = true
    } else if (
      hasLeftList || isTyped || position === -1 ? focusHeading(element) : focusControl(element, position)
    )
      return
  }
  if (around.length > 0 || list?.isConnected === false) focusHeading(document.querySelector('main'))
}

/** Focuses the control at a position, or the next or last one that can be used. Returns false if there is none. */
function focusControl(element: HTMLElement, position: number): boolean {
  const controls = controlsOf(element)
  const next = controls.slice(Math.max(position, 0)).find(isUsable) ?? controls.findLast(isUsable)
  next?.focus()
  return next !== undefined
}

const isUsable = (control: HTMLElement): boolean => !control.matches(':disabled') && control.checkVisibility()

/** Focuses a heading. Returns false if there is none. */
function focusHeading(element: HTMLElement | null): boolean {
  const heading = element?.querySelector<HTMLElement>('h1, h2')
  if (!heading) return false
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  return true
}

/** Calls back before a later frame is shown. */
function afterFrames(count: number, callback: () => void): void {
  requestAnimationFrame(() => (count === 1 ? callback() : afterFrames(count - 1, callback)))
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
      const next = list.querySelector<HTMLElement>(`[data-index="${place}"]`)
      if (next && focusControl(next, row.control)) return
      if (!focusHeading(list.closest('section'))) focusHeading(document.querySelector('main'))
    })
  }, [container, entries])
}

const rowsOf = (list: HTMLElement): HTMLElement[] => [
  ...list.querySelectorAll<HTMLElement>(':scope > li, :scope > tr'),
]

const controlsOf = (element: HTMLElement | undefined): HTMLElement[] => [
  ...(element?.querySelectorAll<HTMLElement>('a[href], button, input, textarea, select') ?? []),
]

const positionIn = (element: HTMLElement, target: EventTarget | null): number =>
  controlsOf(element).findIndex((control) => control === target)

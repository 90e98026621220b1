import {
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from 'react'
import { holdRefreshes } from '../../../api/hold-refreshes.ts'
import { stepMinutes } from './move-time.ts'

/** An event that is being dragged. */
export interface Drag {
  key: string
  /** Distance on the screen, in pixels. */
  x: number
  y: number
  days: number
  minutes: number
}

/** Moves the event with this key by days and minutes. */
type Move = (key: string, days: number, minutes: number) => void

/** Distance after which a pressed mouse button drags, and within which a finger stays that will drag, in pixels. */
const startDistance = 5
/** Time after which a touched event is lifted, in milliseconds. Touches that move earlier scroll the page. */
const longPressMs = 250

/**
 * Drags events between days, and on a time axis between times, by mouse or after a long press. Shift with an arrow key
 * moves the focused event.
 */
export function useDrag(view: 'month' | 'week', move: Move) {
  const [drag, setDrag] = useState<Drag>()
  /** Whether the click that follows a drag must not open the event. */
  const wasDragged = useRef(false)
  const isTouched = useRef(false)
  useNoScroll(isTouched)
  const onPointerDown = (down: PointerEvent<HTMLElement>): void => {
    const { target, currentTarget } = down
    if (!down.isPrimary) return
    wasDragged.current = false
    const entry = target instanceof Element ? target.closest<HTMLElement>('[data-movable]') : null
    if (!entry || down.button !== 0) return
    const dragAt = dragFrom(entry, currentTarget, view, { x: down.clientX, y: down.clientY })
    let latest: Drag | undefined
    const release = holdRefreshes()
    followPointer(down, {
      onDrag: (x, y) => {
        wasDragged.current ||= hasMoved(down, x, y)
        isTouched.current = down.pointerType === 'touch'
        latest = dragAt(x, y) ?? latest
        setDrag(latest)
      },
      onEnd: (isDropped) => {
        isTouched.current = false
        release()
        setDrag(undefined)
        if (isDropped && latest && (latest.days !== 0 || latest.minutes !== 0))
          move(latest.key, latest.days, latest.minutes)
      },
    })
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const key = event.target instanceof HTMLElement ? event.target.dataset.movable : undefined
    const step = event.shiftKey ? stepByKey(event.key, view) : undefined
    if (key === undefined || !step) return
    event.preventDefault()
    move(key, step.days, step.minutes)
  }
  const onClickCapture = (event: MouseEvent): void => {
    if (!wasDragged.current) return
    wasDragged.current = false
    event.preventDefault()
    event.stopPropagation()
  }
  /** Prevents the menu that browsers show for a long press on a link. */
  const onContextMenu = (event: MouseEvent): void => {
    if (isTouched.current) event.preventDefault()
  }
  return { drag, handlers: { onPointerDown, onKeyDown, onClickCapture, onContextMenu } }
}

const hasMoved = ({ clientX, clientY }: PointerEvent, x: number, y: number): boolean =>
  Math.hypot(x - clientX, y - clientY) >= startDistance

interface PointerHandlers {
  onDrag: (x: number, y: number) => void
  onEnd: (isDropped: boolean) => void
}

/** Follows a pressed pointer: the mouse drags once it has moved, a finger after a long press. */
function followPointer(down: PointerEvent, { onDrag, onEnd }: PointerHandlers): void {
  const isTouch = down.pointerType === 'touch'
  const listeners = new AbortController()
  const { signal } = listeners
  let isDragging = false
  const dragTo = (x: number, y: number): void => {
    isDragging = true
    onDrag(x, y)
  }
  const timer = isTouch ? setTimeout(dragTo, longPressMs, down.clientX, down.clientY) : undefined
  const end = (isDropped: boolean): void => {
    clearTimeout(timer)
    listeners.abort()
    onEnd(isDropped)
  }
  addEventListener(
    'pointermove',
    ({ pointerId, clientX: x, clientY: y }) => {
      if (pointerId !== down.pointerId || (!isDragging && !hasMoved(down, x, y))) return
      if (isTouch && !isDragging) end(false)
      else dragTo(x, y)
    },
    { signal },
  )
  const isSame = ({ pointerId }: { pointerId: number }): boolean => pointerId === down.pointerId
  addEventListener('pointerup', (event) => isSame(event) && end(true), { signal })
  addEventListener('pointercancel', (event) => isSame(event) && end(false), { signal })
  addEventListener('keydown', ({ key }) => key === 'Escape' && end(false), { signal })
}

/** Keeps touches from scrolling while `isTouched`. Browsers heed only a listener that was there before the touch. */
function useNoScroll(isTouched: RefObject<boolean>): void {
  useEffect(() => {
    const prevent = (event: TouchEvent): void => {
      if (isTouched.current && event.cancelable) event.preventDefault()
    }
    document.addEventListener('touchmove', prevent, { passive: false })
    return () => document.removeEventListener('touchmove', prevent)
  }, [isTouched])
}

function stepByKey(key: string, view: 'month' | 'week'): { days: number; minutes: number } | undefined {
  const [days, minutes] = view === 'week' ? [0, stepMinutes] : [7, 0]
  const steps: Record<string, { days: number; minutes: number }> = {
    ArrowLeft: { days: -1, minutes: 0 },
    ArrowRight: { days: 1, minutes: 0 },
    ArrowUp: { days: -days, minutes: -minutes },
    ArrowDown: { days, minutes },
  }
  return steps[key]
}

/** Returns a function that computes the drag of an entry from the position of the pointer. */
function dragFrom(entry: HTMLElement, calendar: HTMLElement, view: 'month' | 'week', from: Point) {
  const key = entry.dataset.movable ?? ''
  const cells = [...calendar.querySelectorAll<HTMLElement>('[data-cell]')]
  const own = cells.findIndex((cell) => cell.contains(entry))
  const hours = view === 'week' ? entry.closest<HTMLElement>('[data-hours]') : null
  const [fromMinutes, toMinutes] = (hours && entry.parentElement?.dataset.minutes?.split('-')) || []
  const scroll = calendar.scrollTop
  return (x: number, y: number): Drag | undefined => {
    const target = cells.findIndex((cell) => contains(cell.getBoundingClientRect(), x, y))
    const [cell, ownCell] = [cells[target], cells[own]]
    if (!cell || !ownCell) return undefined
    const days = target - own
    if (!hours) return { key, x: x - from.x, y: y - from.y, days, minutes: 0 }
    const pixels = hours.getBoundingClientRect().height / 1440
    const moved = (y + calendar.scrollTop - from.y - scroll) / pixels
    const earliest = -Number(fromMinutes)
    const latest = Math.max(Math.floor((1439 - Number(toMinutes)) / stepMinutes), 0) * stepMinutes
    const minutes = Math.min(Math.max(Math.round(moved / stepMinutes) * stepMinutes, earliest), latest)
    const left = cell.getBoundingClientRect().left - ownCell.getBoundingClientRect().left
    return { key, x: left, y: minutes * pixels, days, minutes }
  }
}

interface Point {
  x: number
  y: number
}

const contains = ({ left, right, top, bottom }: DOMRect, x: number, y: number): boolean =>
  x >= left && x < right && y >= top && y < bottom

import { useEffect, useRef, type KeyboardEvent } from 'react'
import { addDays, stepFrom } from './days.ts'

interface DayKeysProps {
  view: 'month' | 'week'
  days: readonly string[]
  today: string
  onGo: (day: string) => void
}

/** Moves the focus between days by keyboard, including to days that are not shown yet. */
export function useDayKeys({ view, days, today, onGo }: DayKeysProps) {
  const list = useRef<HTMLUListElement>(null)
  const wanted = useRef<string>(undefined)
  const focus = (day: string): boolean => {
    const link = list.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)
    link?.focus()
    return link !== null && link !== undefined
  }
  useEffect(() => {
    if (wanted.current !== undefined && focus(wanted.current)) wanted.current = undefined
  })
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const from = event.target instanceof HTMLElement ? event.target.dataset.day : undefined
    if (from === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    const to = dayByKey(event.key, from, view, today)
    if (to === undefined) return
    event.preventDefault()
    if (days.includes(to) && focus(to)) return
    wanted.current = to
    onGo(to)
  }
  return { list, onKeyDown }
}

/** Returns the day to which a key moves the focus. */
function dayByKey(key: string, from: string, view: 'month' | 'week', today: string): string | undefined {
  const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }
  const step = steps[key]
  if (step !== undefined) return addDays(from, step)
  if (key === 'PageUp') return stepFrom(from, view, -1, today)
  if (key === 'PageDown') return stepFrom(from, view, 1, today)
  return undefined
}

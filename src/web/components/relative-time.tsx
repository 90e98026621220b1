import { useState, type ReactNode } from 'react'
import { useNow } from '../clock.ts'
import { exactTime, relativeTime } from '../time.ts'
import classes from './relative-time.module.css'

/** Width of the exact time, as in the CSS, and its minimum distance to the window's edge, in pixels. */
const exactWidth = 200
const margin = 8

/** Shows a relative time, and the exact local time on hover and on touch. Not a tab stop. */
export function RelativeTime({ at }: { at: string }): ReactNode {
  const [place, setPlace] = useState<{ left: number; top: number }>()
  const show = ({ currentTarget }: { currentTarget: HTMLElement }): void => {
    const { left, bottom } = currentTarget.getBoundingClientRect()
    setPlace({ left: Math.max(margin, Math.min(left, window.innerWidth - exactWidth - margin)), top: bottom })
  }
  const hide = (): void => setPlace(undefined)
  return (
    <time className={classes.time} dateTime={at} onMouseEnter={show} onMouseLeave={hide} onClick={show}>
      {relativeTime(at, useNow())}
      {place && (
        <span className={classes.exact} role="tooltip" style={place}>
          {exactTime(at)}
        </span>
      )}
    </time>
  )
}

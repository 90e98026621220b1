import type { ReactNode } from 'react'
import classes from './usage-bars.module.css'
import { totalOf, type Hour } from './usage-total.ts'

const bar = { width: 3, gap: 1 }
const height = 28

interface UsageBarsProps {
  /** The accessible name. */
  label: string
  hours: readonly Hour[]
  hoursPerBar: number
}

/** Shows requests as bars: failed requests in red, rate-limited requests in yellow. */
export function UsageBars({ label, hours, hoursPerBar }: UsageBarsProps): ReactNode {
  const bars = Array.from({ length: Math.ceil(hours.length / hoursPerBar) }, (_, i) =>
    totalOf(hours.slice(i * hoursPerBar, (i + 1) * hoursPerBar)),
  )
  const most = bars.reduce((greatest, { requests }) => Math.max(greatest, requests), 1)
  const width = bars.length * (bar.width + bar.gap)
  const heightOf = (count: number): number => (count === 0 ? 0 : Math.max(2, (count / most) * height))
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      className={classes.bars}
      role="img"
      aria-label={label}
    >
      <title>{label}</title>
      <line className={classes.base} x1={0} x2={width} y1={height - 0.5} y2={height - 0.5} />
      {bars.map((one, i) => {
        const shares = [
          { kind: classes.requests, top: heightOf(one.requests) },
          { kind: classes.limited, top: heightOf(one.rate_limited + one.errors) },
          { kind: classes.errors, top: heightOf(one.errors) },
        ]
        return shares
          .filter(({ top }) => top > 0)
          .map(({ kind, top }) => (
            <rect
              key={`${i} ${kind}`}
              className={kind}
              x={i * (bar.width + bar.gap)}
              y={height - top}
              width={bar.width}
              height={top}
            />
          ))
      })}
    </svg>
  )
}

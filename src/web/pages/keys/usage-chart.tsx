import type { ReactNode } from 'react'
import { api, type Schemas } from '../../api/client.ts'
import { useNow } from '../../clock.ts'
import classes from './usage-chart.module.css'

type Hour = Schemas['UsageHour']

const shownHours = 168
const hoursPerBar = 6
const bar = { width: 3, gap: 1, height: 28 }
const hourMs = 3_600_000

/** Shows the requests of the last seven days, one bar for six hours, with failed ones in red. */
export function UsageChart({ apiKey: { id, last_used_at } }: { apiKey: Schemas['Key'] }): ReactNode {
  const now = useNow()
  const wasUsed = last_used_at !== null && now - Date.parse(last_used_at) < shownHours * hourMs
  const usage = api.useQuery('get', '/keys/{id}/usage', { params: { path: { id } } }, { enabled: wasUsed })
  if (!wasUsed) return <span className={classes.none}>No requests</span>
  if (!usage.data) return <span className={classes.none}>{usage.isError ? 'Unknown' : ' '}</span>
  return <Bars hours={usage.data.data} />
}

function Bars({ hours }: { hours: Hour[] }): ReactNode {
  const bars = Array.from({ length: Math.ceil(hours.length / hoursPerBar) }, (_, i) =>
    total(hours.slice(i * hoursPerBar, (i + 1) * hoursPerBar)),
  )
  const most = Math.max(1, ...bars.map(({ requests }) => requests))
  const all = total(hours)
  const width = bars.length * (bar.width + bar.gap)
  const heightOf = (count: number): number => (count === 0 ? 0 : Math.max(2, (count / most) * bar.height))
  return (
    <div className={classes.chart}>
      <svg
        viewBox={`0 0 ${width} ${bar.height}`}
        width={width}
        height={bar.height}
        role="img"
        aria-label={sentence(all)}
      >
        <title>{sentence(all)}</title>
        <line className={classes.base} x1={0} x2={width} y1={bar.height - 0.5} y2={bar.height - 0.5} />
        {bars.map((one, i) => {
          const shares = [
            { kind: classes.requests, height: heightOf(one.requests) },
            { kind: classes.limited, height: heightOf(one.rate_limited + one.errors) },
            { kind: classes.errors, height: heightOf(one.errors) },
          ]
          return shares.map(({ kind, height }) => (
            <rect
              key={`${i} ${kind}`}
              className={kind}
              x={i * (bar.width + bar.gap)}
              y={bar.height - height}
              width={bar.width}
              height={height}
            />
          ))
        })}
      </svg>
      <span className={classes.total}>{all.requests.toLocaleString('en')}</span>
    </div>
  )
}

function total(hours: Hour[]): Omit<Hour, 'hour'> {
  const sum = (name: Exclude<keyof Hour, 'hour'>): number =>
    hours.reduce((before, hour) => before + hour[name], 0)
  return { requests: sum('requests'), errors: sum('errors'), rate_limited: sum('rate_limited') }
}

function sentence({ requests, errors, rate_limited }: Omit<Hour, 'hour'>): string {
  const parts = [
    `${requests.toLocaleString('en')} ${requests === 1 ? 'request' : 'requests'} in the last 7 days`,
  ]
  if (errors > 0) parts.push(`${errors.toLocaleString('en')} failed`)
  if (rate_limited > 0) parts.push(`${rate_limited.toLocaleString('en')} over a rate limit`)
  return parts.join(', ')
}

import { VisuallyHidden } from '@mantine/core'
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import 'uplot/dist/uPlot.min.css'
import { exactTime, shortTime } from '../time.ts'
import { DataTable } from './data-table.tsx'
import { StackedBars, type Bars } from './stacked-bars.ts'
import classes from './time-chart.module.css'

export interface ChartSeries {
  label: string
  /** The name of a color in tokens.css, such as `--chart`. */
  color: string
  counts: readonly number[]
}

interface TimeChartProps {
  /** The accessible name. */
  label: string
  /** Start times of the periods. */
  times: readonly string[]
  /** The parts of each bar, from bottom to top. */
  series: readonly ChartSeries[]
  /** Called with the index of the bar that was chosen by a click or Enter. */
  onChoose?: (index: number) => void
  /** Leaves room for the table below the chart. */
  isFlat?: boolean
}

/** Shows counts by time as stacked bars. Arrow keys move from bar to bar; a table has the same numbers. */
export default function TimeChart({
  label,
  times,
  series,
  onChoose,
  isFlat = false,
}: TimeChartProps): ReactNode {
  const place = useRef<HTMLDivElement>(null)
  const bars = useRef<StackedBars>(null)
  const [at, setAt] = useState<number | null>(null)
  useEffect(() => {
    const shown = place.current && new StackedBars(place.current, setAt)
    bars.current = shown
    return () => shown?.destroy()
  }, [])
  useEffect(() => bars.current?.show(toBars(times, series)), [times, series])
  const choose = (): void => {
    const chosen = bars.current?.pointed ?? null
    if (chosen !== null) onChoose?.(chosen)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = moveBy(event.key, at, times.length)
    if (next !== undefined) bars.current?.point(next)
    else if (event.key === 'Enter') choose()
    else return
    event.preventDefault()
  }
  return (
    <>
      <div className={classes.head}>
        <Legend series={series} />
        <div className={classes.reading} role="status">
          {at !== null && times[at] !== undefined && readingOf(times[at], at, series)}
        </div>
      </div>
      <div
        ref={place}
        className={classes.chart}
        role="img"
        aria-label={label}
        tabIndex={0}
        data-flat={isFlat || undefined}
        data-clickable={onChoose !== undefined || undefined}
        onKeyDown={onKeyDown}
        onClick={choose}
      />
      <VisuallyHidden>
        <CountTable times={times} series={series} />
      </VisuallyHidden>
    </>
  )
}

const toBars = (times: readonly string[], series: readonly ChartSeries[]): Bars => ({
  times: times.map((at) => Date.parse(at) / 1_000),
  series: series.map(({ color, counts }) => ({ color, counts })),
})

function moveBy(key: string, at: number | null, count: number): number | undefined {
  const last = count - 1
  if (last < 0) return undefined
  const moves: Record<string, number> = {
    ArrowLeft: Math.max(0, (at ?? count) - 1),
    ArrowRight: Math.min(last, (at ?? -1) + 1),
    Home: 0,
    End: last,
  }
  return moves[key]
}

/** Returns a sentence such as `21 Nov, 09:15: 412 2xx, 3 4xx`. */
function readingOf(time: string, at: number, series: readonly ChartSeries[]): string {
  const counts = series.filter(({ counts }) => (counts[at] ?? 0) > 0)
  const text = counts.map(({ label, counts }) => `${(counts[at] ?? 0).toLocaleString('en')} ${label}`)
  return `${shortTime(time)}: ${text.length === 0 ? 'none' : text.join(', ')}`
}

function Legend({ series }: { series: readonly ChartSeries[] }): ReactNode {
  return (
    <ul className={classes.legend}>
      {series.map(({ label, color, counts }) => (
        <li key={label}>
          <span className={classes.swatch} style={{ background: `var(${color})` }} aria-hidden />
          {label}
          <strong className="tabular">
            {counts.reduce((sum, one) => sum + one, 0).toLocaleString('en')}
          </strong>
        </li>
      ))}
    </ul>
  )
}

/** Lists the periods with counts. */
function CountTable({ times, series }: Pick<TimeChartProps, 'times' | 'series'>): ReactNode {
  const rows = times.map((time, i) => ({ time, i })).filter(({ i }) => series.some((one) => one.counts[i]))
  return (
    <DataTable
      label="Counts by time"
      columns={[
        { header: 'Time', isTitle: true, cell: ({ time }) => exactTime(time) },
        ...series.map((one) => ({
          header: one.label,
          cell: ({ i }: { i: number }) => one.counts[i]?.toLocaleString('en'),
        })),
      ]}
      rows={rows}
      keyOf={({ time }) => time}
    />
  )
}

import { useQuery } from '@tanstack/react-query'
import { Suspense, useMemo, type ReactNode } from 'react'
import { lazyPart } from '../../load-part.ts'
import type { Schemas } from '../../api/client.ts'
import { LoadingState } from '../../components/loading-state.tsx'
import { ProblemNote } from '../../components/problem-note.tsx'
import classes from './request-chart.module.css'
import { summaryQuery } from './request-queries.ts'
import type { requestSearch } from './request-search.ts'

const TimeChart = lazyPart(() => import('../../components/time-chart.tsx'))

/** Polling intervals, in milliseconds. */
const refetchMs = { live: 5_000, otherwise: 60_000 }

const parts = [
  { label: '2xx', color: '--chart', name: 'count_2xx' },
  { label: '4xx', color: '--chart-refused', name: 'count_4xx' },
  { label: '429', color: '--chart-warn', name: 'count_429' },
  { label: '5xx', color: '--chart-bad', name: 'count_5xx' },
] as const

interface RequestChartProps {
  search: ReturnType<typeof requestSearch>
  isLive: boolean
  /** Called with the period of the bar that was chosen. */
  onChoose: (since: string, until: string) => void
}

/** Shows requests by time and status, by default for the last 24 hours. */
export function RequestChart({ search, isLive, onChoose }: RequestChartProps): ReactNode {
  const summary = useQuery({
    ...summaryQuery(search),
    refetchInterval: isLive ? refetchMs.live : refetchMs.otherwise,
  })
  if (!summary.data)
    return (
      <div className={classes.place}>
        {summary.isError ? <ProblemNote error={summary.error} /> : <LoadingState />}
      </div>
    )
  return (
    <div className={classes.place}>
      <Suspense fallback={<LoadingState />}>
        <Chart counts={summary.data} onChoose={onChoose} />
      </Suspense>
    </div>
  )
}

interface ChartProps extends Pick<RequestChartProps, 'onChoose'> {
  counts: readonly Schemas['RequestCounts'][]
}

function Chart({ counts, onChoose }: ChartProps): ReactNode {
  const { times, series } = useMemo(
    () => ({
      times: counts.map(({ at }) => at),
      series: parts.map(({ name, ...part }) => ({ ...part, counts: counts.map((one) => one[name]) })),
    }),
    [counts],
  )
  return (
    <TimeChart
      label="Requests by status"
      isFlat
      times={times}
      series={series}
      {...(times.length > 1 && {
        onChoose: (index: number) => onChoose(...periodOf(times, index)),
      })}
    />
  )
}

/** Returns the start and end of a bar. All bars have the same duration. */
function periodOf([first = '', second = '', ...others]: readonly string[], index: number): [string, string] {
  const since = [first, second, ...others][index] ?? first
  const lengthMs = Date.parse(second) - Date.parse(first)
  return [since, new Date(Date.parse(since) + lengthMs).toISOString()]
}

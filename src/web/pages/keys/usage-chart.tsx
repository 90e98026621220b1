import { useDebouncedValue, useInViewport } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Schemas } from '../../api/client.ts'
import { useNow } from '../../clock.ts'
import { usageQuery } from './keys-query.ts'
import { UsageBars } from './usage-bars.tsx'
import classes from './usage-chart.module.css'
import { countText, totalOf, usageText } from './usage-total.ts'

const shownMs = 168 * 3_600_000

/**
 * Time in view before the usage is read, in milliseconds, so scrolling past hundreds of keys does not use up
 * the budget.
 */
const inViewMs = 150

/**
 * Shows the requests of the last seven days, with one bar for six hours. Reads them once the key is in view.
 */
export function UsageChart({ apiKey: { id, last_used_at } }: { apiKey: Schemas['Key'] }): ReactNode {
  const now = useNow()
  const wasUsed = last_used_at !== null && now - Date.parse(last_used_at) < shownMs
  const { ref, inViewport } = useInViewport()
  const [isSeen] = useDebouncedValue(inViewport, inViewMs)
  const usage = useQuery({ ...usageQuery(id, 'hour'), enabled: wasUsed && isSeen })
  if (!wasUsed) return <span className={classes.none}>No requests</span>
  if (!usage.data)
    return (
      <span ref={ref} className={classes.none}>
        {usage.isError ? 'Unknown' : ' '}
      </span>
    )
  const total = totalOf(usage.data)
  return (
    <div className={classes.chart}>
      <UsageBars label={usageText(total)} hours={usage.data} hoursPerBar={6} />
      <span className={classes.total}>{countText(total.requests)}</span>
    </div>
  )
}

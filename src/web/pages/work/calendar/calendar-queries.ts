import { keepPreviousData } from '@tanstack/react-query'
import { waitForRefreshes } from '../../../api/hold-refreshes.ts'
import { workApi } from '../../../api/work.ts'
import { addDays } from './days.ts'

/** Maximum number of occurrences and of tasks that the server lists. */
export const maxEntries = 2_000

/**
 * Reads the entries of the days, and of two more at each end, since events are listed by the days in their own time
 * zones.
 */
export const calendarQuery = (days: readonly string[], project: string | undefined) => {
  const query = workApi.queryOptions('get', '/work/v1/calendar', {
    params: {
      query: {
        from: addDays(days[0] ?? '', -2),
        to: addDays(days.at(-1) ?? '', 2),
        ...(project !== undefined && { project_id: project }),
      },
    },
  })
  return {
    ...query,
    queryFn: async (context: Parameters<typeof query.queryFn>[0]) => {
      const calendar = await query.queryFn(context)
      // An event that was lifted after the reload began does not move.
      await waitForRefreshes()
      return calendar
    },
    placeholderData: keepPreviousData,
  }
}

export const eventQuery = (id: string) =>
  workApi.queryOptions('get', '/work/v1/events/{id}', { params: { path: { id } } })

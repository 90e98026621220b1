const hourMs = 3_600_000

interface CountedRequest {
  at: Date
  operationId: string | null
  status: number
  key: { workspaceId: string; id: string }
}

/** Number of requests of a key in an hour, with the same operation and status. */
interface RequestCount {
  workspace_id: string
  key_id: string
  hour: string
  operation_id: string
  status: number
  requests: number
}

/** Counts requests by key, hour, operation and status. */
export function countsOf(requests: readonly CountedRequest[]): RequestCount[] {
  const found = new Map<string, RequestCount>()
  for (const { key, at, operationId, status } of requests) {
    const hour = Math.floor(at.getTime() / hourMs)
    const name = `${key.id} ${hour} ${operationId} ${status}`
    let count = found.get(name)
    if (!count) {
      const place = {
        workspace_id: key.workspaceId,
        key_id: key.id,
        hour: new Date(hour * hourMs).toISOString(),
      }
      count = { ...place, operation_id: operationId ?? '', status, requests: 0 }
      found.set(name, count)
    }
    count.requests++
  }
  return [...found.values()]
}

/** Sums the counts of each key in each hour. */
export function usageOf(counts: readonly RequestCount[]) {
  const byHour = Map.groupBy(counts, ({ key_id, hour }) => `${key_id} ${hour}`)
  return [...byHour.values()].map((ofHour) => {
    const sumOf = (isCounted: (status: number) => boolean): number =>
      ofHour.reduce((sum, { status, requests }) => sum + (isCounted(status) ? requests : 0), 0)
    return {
      workspace_id: ofHour[0]?.workspace_id,
      key_id: ofHour[0]?.key_id,
      hour: ofHour[0]?.hour,
      requests: sumOf(() => true),
      errors: sumOf((status) => status >= 400 && status !== 429),
      rate_limited: sumOf((status) => status === 429),
    }
  })
}

import type { Schemas } from '../../../generated/settings.operations.ts'
import type { Database } from '../../db/database.ts'
import { sql } from '../../db/drizzle.ts'
import { conditionsOf, type RequestFilter } from './list-requests.ts'

type RequestCounts = Schemas['RequestCounts']

const second = 1_000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

const defaultPeriodMs = day
/** The earliest time that the contract allows. */
const earliest = Date.parse('0001-01-01T00:00:00Z')
const maxBuckets = 120
/** Bucket lengths that divide a day evenly, in milliseconds. */
const lengths = [
  ...[1, 2, 5, 10, 15, 30].map((n) => n * second),
  ...[1, 2, 5, 10, 15, 30].map((n) => n * minute),
  ...[1, 2, 3, 6, 12, 24].map((n) => n * hour),
]

/** Counts a workspace's requests in at most 120 buckets of equal length, by default for the last 24 hours. */
export async function countRequests(
  db: Database,
  workspaceId: string,
  filter: RequestFilter,
  now: Date,
): Promise<RequestCounts[]> {
  // Adds a millisecond, since `until` is exclusive and the current millisecond counts.
  const until = filter.until ?? new Date(now.getTime() + 1)
  const since = filter.since?.getTime() ?? Math.max(earliest, until.getTime() - defaultPeriodMs)
  if (since >= until.getTime()) return []
  const lengthMs = bucketLength(until.getTime() - since)
  // Rounded times, so that the bars of a live chart do not shift.
  const first = filter.since ? since : Math.floor(since / lengthMs) * lengthMs
  const count = Math.ceil((until.getTime() - first) / lengthMs)
  const period = { ...filter, since: new Date(first), until }
  const conditions = [sql`r.workspace_id = ${workspaceId}`, ...conditionsOf(period)]
  const counted = await db.execute<RequestCounts & Record<string, unknown>>(sql`
    select date_bin(make_interval(secs => ${lengthMs / second}), r.at, to_timestamp(${first / second})) as at,
      count(*) filter (where r.status between 200 and 299)::integer as count_2xx,
      count(*) filter (where r.status between 400 and 499 and r.status <> 429)::integer as count_4xx,
      count(*) filter (where r.status = 429)::integer as count_429,
      count(*) filter (where r.status >= 500)::integer as count_5xx
    from request_log r
    where ${sql.join(conditions, sql` and `)}
    group by 1`)
  const byTime = new Map(counted.map(({ at, ...counts }) => [Date.parse(at), counts]))
  const none = { count_2xx: 0, count_4xx: 0, count_429: 0, count_5xx: 0 }
  return Array.from({ length: count }, (_, i) => first + i * lengthMs).map((time) => ({
    at: new Date(time).toISOString(),
    ...(byTime.get(time) ?? none),
  }))
}

/** Returns the shortest bucket length with which at most 120 buckets cover a period, in milliseconds. */
function bucketLength(periodMs: number): number {
  const fits = lengths.find((lengthMs) => periodMs / lengthMs <= maxBuckets)
  return fits ?? Math.ceil(periodMs / maxBuckets / day) * day
}

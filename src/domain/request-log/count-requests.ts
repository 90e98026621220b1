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
/** The earliest time of the contract. */
const earliest = Date.parse('0001-01-01T00:00:00Z')
const maxBuckets = 120
/** Lengths of a bucket that divide a day, milliseconds. */
const lengths = [
  ...[1, 2, 5, 10, 15, 30].map((n) => n * second),
  ...[1, 2, 5, 10, 15, 30].map((n) => n * minute),
  ...[1, 2, 3, 6, 12, 24].map((n) => n * hour),
]

/** Counts a workspace's requests in at most 120 buckets of equal length, the last 24 hours by default. */
export async function countRequests(
  db: Database,
  workspaceId: string,
  filter: RequestFilter,
  now: Date,
): Promise<RequestCounts[]> {
  // A period ends before `until`, and the current millisecond counts.
  const until = filter.until ?? new Date(now.getTime() + 1)
  const since = filter.since?.getTime() ?? Math.max(earliest, until.getTime() - defaultPeriodMs)
  if (since >= until.getTime()) return []
  const lengthMs = bucketLength(until.getTime() - since)
  // Round times, so that the bars of a live chart stay where they are.
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

/** Returns the shortest length of at most 120 buckets that cover a period, milliseconds. */
function bucketLength(periodMs: number): number {
  const fits = lengths.find((lengthMs) => periodMs / lengthMs <= maxBuckets)
  return fits ?? Math.ceil(periodMs / maxBuckets / day) * day
}

/** The progress of a delivery. */
interface Progress {
  status: string
  next_attempt_at: string | null
  attempt_count: number
  attempt_limit: number
}

interface UpcomingAttempt {
  number: number
  at: string
}

/**
 * Returns the remaining attempts of a delivery if all of them fail. Their times ignore the duration of the
 * attempts.
 */
export function upcomingAttempts(
  { status, next_attempt_at, attempt_count, attempt_limit }: Progress,
  retrySeconds: readonly number[],
  now: number,
): UpcomingAttempt[] {
  if (status !== 'pending' || next_attempt_at === null) return []
  const upcoming = [{ number: attempt_count + 1, at: next_attempt_at }]
  let at = Math.max(Date.parse(next_attempt_at), now)
  // A delivery that was resent after its last attempt has a new set of attempts.
  const last = Math.ceil((attempt_count + 1) / attempt_limit) * attempt_limit
  for (let number = attempt_count + 2; number <= last; number += 1) {
    // The last delay precedes the last attempt.
    const wait = retrySeconds.at(number - last - 1)
    if (wait === undefined) break
    at += wait * 1000
    upcoming.push({ number, at: new Date(at).toISOString() })
  }
  return upcoming
}

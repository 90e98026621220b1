import { explainFailure } from './explain-failure.ts'

interface Progress {
  status: 'pending' | 'delivered' | 'exhausted' | 'held'
  attempt_count: number
  last_status: number | null
  last_error: string | null
}

/** Returns a delivery's status, or `retrying` if it waits after a failed attempt. */
export function deliveryState(delivery: Progress): Progress['status'] | 'retrying' {
  const { status, attempt_count, last_status, last_error } = delivery
  if (status !== 'pending' || attempt_count === 0) return status
  return explainFailure({ status: last_status, error: last_error }) ? 'retrying' : status
}

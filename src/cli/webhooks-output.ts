import type { AttemptDescription, DeliveryDescription } from '../domain/webhooks/describe-delivery.ts'
import type { EndpointDescription } from '../domain/webhooks/describe-endpoint.ts'
import { formatTable } from './format.ts'

export type PrintedEndpoint = ReturnType<typeof printedEndpoint>

/** Returns the fields of an endpoint that the commands print. */
export const printedEndpoint = ({
  disabled_reason: _reason,
  name: _name,
  health: _health,
  last_100: _counts,
  secrets,
  ...endpoint
}: EndpointDescription) => ({
  ...endpoint,
  secrets: secrets.map(({ created_at: _at, ...secret }) => secret),
})

export type PrintedDelivery = ReturnType<typeof printedDelivery>

/** Returns the fields of a delivery that the commands print. */
export const printedDelivery = (
  { id, event_id, type, status, created_at, next_attempt_at }: DeliveryDescription,
  attempts: readonly AttemptDescription[],
) => ({
  id,
  event_id,
  type,
  status,
  created_at,
  next_attempt_at,
  attempts: attempts.map(({ signature: _signature, ...attempt }) => attempt),
})

export function formatEndpoints(endpoints: PrintedEndpoint[]): string {
  const rows = endpoints.map(({ id, status, url, events, consecutive_exhausted, secrets }) => ({
    id,
    status,
    url,
    events: events.length > 0 ? events : 'all',
    exhausted: consecutive_exhausted,
    secrets: secrets.map(({ last4 }) => `…${last4}`),
  }))
  return formatTable(rows, 'The workspace has no webhook endpoints.')
}

export function formatDeliveries(log: PrintedDelivery[]): string {
  const rows = log.map(({ id, type, status, created_at, next_attempt_at, attempts }) => {
    const last = attempts.at(-1)
    return {
      id,
      type,
      status,
      created_at,
      next_attempt_at,
      attempts: attempts.length,
      last_answer: last ? (last.error ?? last.status) : null,
    }
  })
  return formatTable(rows, 'Nothing has been delivered to the endpoint yet.')
}

import { useQueryClient, type Query } from '@tanstack/react-query'
import { useEffect, type ReactNode } from 'react'
import { api, type Schemas } from '../../api/client.ts'
import { PageLink } from '../../components/link.tsx'
import { durationText } from '../../time.ts'
import { explainFailure } from './explain-failure.ts'
import classes from './live-delivery.module.css'

/**
 * Polling interval in milliseconds, for clients without live updates, for example behind a buffering proxy.
 */
const pollMs = 2_000

interface LiveDeliveryProps {
  id: string
  what: 'Test event' | 'Resend'
  /** The number of attempts before this one. */
  attemptsBefore?: number
  /** True if the delivery waits until the endpoint is enabled. */
  isEndpointDisabled?: boolean
  /** Returns whether a success at this time no longer reflects the endpoint's health, so it is not shown. */
  isOutdated?: (at: string) => boolean
}

/** Shows the progress of a delivery that was just sent. */
export function LiveDelivery({
  id,
  what,
  attemptsBefore = 0,
  isEndpointDisabled = false,
  isOutdated,
}: LiveDeliveryProps): ReactNode {
  const delivery = api.useQuery(
    'get',
    '/deliveries/{id}',
    { params: { path: { id } } },
    {
      refetchInterval: ({ state }) => {
        const isTried = (state.data?.data.attempts.length ?? 0) > attemptsBefore
        return isTried || isEndpointDisabled ? false : pollMs
      },
    },
  )
  const attempts = delivery.data?.data.attempts ?? []
  const attempt = attempts.length > attemptsBefore ? attempts.at(-1) : undefined
  useRefreshOf(attempt?.at)
  const failure = attempt && explainFailure(attempt)
  if (attempt && !failure && isOutdated?.(attempt.at)) return null
  const waiting = isEndpointDisabled ? 'waits until the endpoint is enabled.' : 'is being sent…'
  const state = attempt ? (failure ? 'bad' : 'good') : 'waiting'
  return (
    <div className={classes.live} data-state={state} role="status">
      <span className={classes.dot} aria-hidden />
      <div>
        <strong>{what}</strong> {attempt ? <AttemptOutcome attempt={attempt} /> : waiting}{' '}
        {attempt && what === 'Test event' && (
          <PageLink to="/settings/deliveries/$id" params={{ id }} inherit underline="always">
            {failure ? 'See why' : 'See the delivery'}
          </PageLink>
        )}
      </div>
    </div>
  )
}

/** Reloads lists of deliveries once there is a response. */
function useRefreshOf(respondedAt: string | undefined): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (respondedAt === undefined) return
    const isList = ({ queryKey }: Query): boolean => String(queryKey[1]).startsWith('/webhook-endpoints')
    void queryClient.invalidateQueries({ predicate: isList })
  }, [queryClient, respondedAt])
}

function AttemptOutcome({ attempt }: { attempt: Schemas['Attempt'] }): ReactNode {
  const failure = explainFailure(attempt)
  if (!failure) return `delivered: status ${attempt.status} in ${durationText(attempt.duration_ms)}.`
  return `failed. ${failure.what}`
}

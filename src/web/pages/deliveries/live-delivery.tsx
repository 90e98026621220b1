import { useQueryClient, type Query } from '@tanstack/react-query'
import { useEffect, type ReactNode } from 'react'
import { api, type Schemas } from '../../api/client.ts'
import { PageLink } from '../../components/link.tsx'
import { durationText } from '../../time.ts'
import { explainFailure } from './failure-words.ts'
import classes from './live-delivery.module.css'

/** Changes are heard of at once; this is for where they are not, as behind a proxy that keeps them back. */
const askAgainMs = 2_000

interface LiveDeliveryProps {
  id: string
  what: 'Test event' | 'Resend'
  /** How many attempts there had been before it was sent. */
  attemptsBefore?: number
  /** Then it is not sent until it is enabled. */
  isEndpointDisabled?: boolean
}

/** What becomes of a delivery that was just sent, while it happens. */
export function LiveDelivery({
  id,
  what,
  attemptsBefore = 0,
  isEndpointDisabled = false,
}: LiveDeliveryProps): ReactNode {
  const delivery = api.useQuery(
    'get',
    '/deliveries/{id}',
    { params: { path: { id } } },
    {
      refetchInterval: ({ state }) => {
        const isTried = (state.data?.data.attempts.length ?? 0) > attemptsBefore
        return isTried || isEndpointDisabled ? false : askAgainMs
      },
    },
  )
  const attempts = delivery.data?.data.attempts ?? []
  const attempt = attempts.length > attemptsBefore ? attempts.at(-1) : undefined
  useRefreshOf(attempt?.at)
  const failure = attempt && explainFailure(attempt)
  const waiting = isEndpointDisabled ? 'waits until the endpoint is enabled.' : 'is on its way…'
  const state = attempt ? (failure ? 'bad' : 'good') : 'waiting'
  return (
    <div className={classes.live} data-state={state} role="status">
      <span className={classes.dot} aria-hidden />
      <div>
        <strong>{what}</strong> {attempt ? <Outcome attempt={attempt} /> : waiting}{' '}
        {attempt && what === 'Test event' && (
          <PageLink to="/deliveries/$id" params={{ id }} inherit underline="always">
            {failure ? 'See why' : 'See the delivery'}
          </PageLink>
        )}
      </div>
    </div>
  )
}

/** Lists of deliveries are read again when there is an answer. */
function useRefreshOf(answeredAt: string | undefined): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (answeredAt === undefined) return
    const isList = ({ queryKey }: Query): boolean => String(queryKey[1]).startsWith('/webhook-endpoints')
    void queryClient.invalidateQueries({ predicate: isList })
  }, [queryClient, answeredAt])
}

function Outcome({ attempt }: { attempt: Schemas['Attempt'] }): ReactNode {
  const failure = explainFailure(attempt)
  if (!failure) return `delivered: answered ${attempt.status} after ${durationText(attempt.duration_ms)}.`
  return `failed. ${failure.what}`
}

import type { ReactNode } from 'react'
import type { Schemas } from '../../api/client.ts'
import { useNow } from '../../clock.ts'
import { CodeBlock } from '../../components/code-block.tsx'
import { DueTime } from '../../components/due-time.tsx'
import { RelativeTime } from '../../components/relative-time.tsx'
import { Section } from '../../components/section.tsx'
import { webhookSettings } from '../../server-settings.ts'
import { durationText } from '../../time.ts'
import classes from './attempts.module.css'
import { explainFailure } from './explain-failure.ts'
import { upcomingAttempts } from './upcoming-attempts.ts'

type Attempt = Schemas['Attempt']

interface AttemptsProps {
  delivery: Schemas['DeliveryDetail']
  isEndpointDisabled: boolean
}

/** Shows every attempt with its response on a timeline, then the times of upcoming attempts. */
export function Attempts({ delivery, isEndpointDisabled }: AttemptsProps): ReactNode {
  const now = useNow()
  const { attempts, status } = delivery
  const numbered = attempts.map((attempt, index) => ({ attempt, number: index + 1 }))
  const isSuspended = isEndpointDisabled && status === 'pending'
  const upcoming = isSuspended ? [] : upcomingAttempts(delivery, webhookSettings.retrySeconds, now)
  return (
    <Section title="Attempts">
      {attempts.length + upcoming.length === 0 && <p className="muted">None yet.</p>}
      <ol className={classes.timeline} aria-label="Attempts">
        {numbered.map(({ attempt, number }) => (
          <Entry key={number} attempt={attempt} number={number} />
        ))}
        {upcoming.map(({ number, at }, index) => (
          <li key={number} className={classes.attempt} data-outcome="upcoming">
            <span className={classes.dot} aria-hidden />
            <div className={classes.head}>
              <span>
                Attempt {number}
                {index > 0 && <span className={classes.detail}>, if attempt {number - 1} fails</span>}
              </span>
              <span className={classes.detail}>
                <DueTime at={at} />
              </span>
            </div>
          </li>
        ))}
      </ol>
      {isSuspended && <p className="muted">The next attempt waits until the endpoint is enabled.</p>}
    </Section>
  )
}

function Entry({ attempt, number }: { attempt: Attempt; number: number }): ReactNode {
  const { at, duration_ms, status, error, response } = attempt
  const failure = explainFailure(attempt)
  return (
    <li className={classes.attempt} data-outcome={failure ? 'bad' : 'good'}>
      <span className={classes.dot} aria-hidden />
      <div className={classes.head}>
        <span>
          <strong>{failure?.cause ?? `Status ${status}`}</strong>{' '}
          <span className={classes.detail}>
            attempt {number}, {durationText(duration_ms)}
          </span>
        </span>
        <span className={classes.detail}>
          <RelativeTime at={at} />
        </span>
      </div>
      {error !== null && <div className={classes.detail}>{error}</div>}
      <div className={classes.response}>
        <ResponseBody number={number} response={response} />
      </div>
    </li>
  )
}

function ResponseBody({ number, response }: { number: number; response: string | null }): ReactNode {
  if (response === null) return null
  if (response === '') return <span className={classes.detail}>The response had no body.</span>
  return <CodeBlock label={`Response ${number}`} text={response} />
}

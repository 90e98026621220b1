import type { ReactNode } from 'react'
import type { Schemas } from '../../api/client.ts'
import { CodeBlock } from '../../components/code-block.tsx'
import { RelativeTime } from '../../components/relative-time.tsx'
import { Section } from '../../components/section.tsx'
import { durationText } from '../../time.ts'
import classes from './attempts.module.css'
import { explainFailure } from './explain-failure.ts'

type Attempt = Schemas['Attempt']

/** Shows every attempt with its response, the latest first. */
export function Attempts({ attempts }: { attempts: readonly Attempt[] }): ReactNode {
  const numbered = attempts.map((attempt, index) => ({ attempt, number: index + 1 })).reverse()
  return (
    <Section title="Attempts">
      {attempts.length === 0 && <p className="muted">None yet.</p>}
      <ol className={classes.timeline} reversed>
        {numbered.map(({ attempt, number }) => (
          <Entry key={number} attempt={attempt} number={number} />
        ))}
      </ol>
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

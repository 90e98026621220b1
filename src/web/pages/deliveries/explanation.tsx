import { Box } from '@mantine/core'
import { useId, type ReactNode } from 'react'
import type { Schemas } from '../../api/client.ts'
import { PageLink } from '../../components/link.tsx'
import { Note } from '../../components/note.tsx'
import classes from './explanation.module.css'
import { explainFailure } from './explain-failure.ts'

/** Explains why the last attempt failed, and what to try. */
export function Explanation({ delivery }: { delivery: Schemas['DeliveryDetail'] }): ReactNode {
  const titleId = useId()
  const { id, status, last_status, last_error, attempts } = delivery
  if (status === 'held') {
    return (
      <Box mb="xl">
        <Note kind="warn">
          Held, because the endpoint was disabled at the time of the event. Resend or recover it.
        </Note>
      </Box>
    )
  }
  const failure =
    status === 'delivered' ? undefined : explainFailure({ status: last_status, error: last_error })
  if (!failure) return null
  return (
    <section className={classes.explanation} aria-labelledby={titleId}>
      <h2 id={titleId} className={classes.title}>
        {failure.cause}
      </h2>
      <p className={classes.what}>{failure.what}</p>
      <h3 className={classes.subtitle}>How to fix it</h3>
      <ul className={classes.tries}>
        {failure.tries.map((one) => (
          <li key={one}>{one}</li>
        ))}
        {failure.suspectsSignature && attempts.length > 0 && (
          <li>
            <PageLink to="/settings/webhooks/debugger" search={{ delivery: id }} inherit underline="always">
              Verify the signature with the receiver's signing secret
            </PageLink>
            .
          </li>
        )}
      </ul>
      {last_error !== null && <p className={classes.recorded}>Error in the log: {last_error}</p>}
    </section>
  )
}

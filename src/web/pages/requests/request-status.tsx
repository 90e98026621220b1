import type { ReactNode } from 'react'
import type { Schemas } from '../../api/client.ts'
import { Badge } from '../../components/status-badge.tsx'
import classes from './request-status.module.css'

/** Shows a response's status, colored by class, and its error code. */
export function RequestStatus({
  entry: { status, code },
}: {
  entry: Pick<Schemas['RequestEntry'], 'status' | 'code'>
}): ReactNode {
  const kind = status >= 500 ? 'bad' : status >= 400 ? 'warn' : 'good'
  return (
    <>
      <Badge kind={kind}>{status}</Badge>
      {code !== null && <span className={classes.code}>{code}</span>}
    </>
  )
}

import type { ReactNode } from 'react'
import { CopyId } from './copy-id.tsx'
import classes from './request-id.module.css'

/** Shows the id of a failed request, for support. */
export function RequestId({ id }: { id: string }): ReactNode {
  return (
    <span className={classes.line}>
      Request ID <CopyId id={id} what="request ID" />
    </span>
  )
}

import type { ReactNode } from 'react'
import { CopyIcon } from './copy-button.tsx'
import classes from './copy-id.module.css'

/** Shows an id with a copy button. `what` names the id's owner for screen readers. */
export function CopyId({ id, what = 'id' }: { id: string; what?: string }): ReactNode {
  return (
    <span className={classes.id}>
      <code className={classes.text} title={id}>
        {id}
      </code>
      <CopyIcon text={id} label={`Copy ${what}`} />
    </span>
  )
}

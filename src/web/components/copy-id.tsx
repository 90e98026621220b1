import type { ReactNode } from 'react'
import { CopyIcon } from './copy-button.tsx'
import classes from './copy-id.module.css'

/** An id, whole, with a button that copies it. `what`: of what it is the id, for those who hear the button. */
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

import type { ReactNode } from 'react'
import { CopyIcon } from './copy-button.tsx'
import classes from './code-block.module.css'

/** Text for machines, to read and to copy. It scrolls within itself. */
export function CodeBlock({
  label,
  text,
  isCopied = true,
}: {
  label: string
  text: string
  /** Whether there is a button that copies it. */
  isCopied?: boolean
}): ReactNode {
  return (
    <div className={classes.block}>
      <pre className={classes.text} tabIndex={0} role="region" aria-label={label}>
        {text}
      </pre>
      {isCopied && (
        <span className={classes.copy}>
          <CopyIcon text={text} label={`Copy ${label.toLowerCase()}`} />
        </span>
      )}
    </div>
  )
}

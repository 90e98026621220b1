import type { ReactNode } from 'react'
import { CopyIcon } from './copy-button.tsx'
import classes from './code-block.module.css'

/** Shows machine-readable text with a copy button, in a box that scrolls. */
export function CodeBlock({
  label,
  text,
  isCopied = true,
}: {
  label: string
  text: string
  /** Shows a copy button. */
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

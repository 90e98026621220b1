import { Component, Suspense, type ReactNode } from 'react'
import { lazyPart } from '../load-part.ts'
import classes from './formatted-text.module.css'
import type { FormattedTextProps } from './markdown.tsx'
import { isQuicklyFormatted } from './text-bounds.ts'

const Markdown = lazyPart(() => import('./markdown.tsx'))

/** Shows a fallback if its children cannot be rendered. */
class Fallback extends Component<{ shown: ReactNode; children: ReactNode }, { isFailed: boolean }> {
  override state = { isFailed: false }

  static getDerivedStateFromError(): { isFailed: boolean } {
    return { isFailed: true }
  }

  override render(): ReactNode {
    return this.state.isFailed ? this.props.shown : this.props.children
  }
}

/** Shows text in Markdown; as it was typed until the parser is loaded, and if formatting it would take long. */
export function FormattedText({ text, onTick }: FormattedTextProps): ReactNode {
  const plain = <div className={classes.plain}>{text}</div>
  return (
    <div className={classes.text} dir="auto" data-description>
      {isQuicklyFormatted(text) ? (
        <Fallback key={text} shown={plain}>
          <Suspense fallback={plain}>
            <Markdown text={text} onTick={onTick} />
          </Suspense>
        </Fallback>
      ) : (
        plain
      )}
    </div>
  )
}

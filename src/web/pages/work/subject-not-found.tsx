import { useEffect, useRef, type ReactNode } from 'react'
import { EmptyState } from '../../components/empty-state.tsx'
import { notFoundTexts } from './gone.ts'

/**
 * Says that a link leads to something that the person is not allowed to see. In a dialog whose focused field is gone, the
 * dialog gets the focus.
 */
export function SubjectNotFound({ what }: { what: keyof Omit<typeof notFoundTexts, 'place'> }): ReactNode {
  const content = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (document.activeElement !== document.body) return
    content.current?.closest<HTMLElement>('[role="dialog"]')?.focus()
  }, [])
  return (
    <div ref={content}>
      <EmptyState role="alert" title="Not found">
        <p>{notFoundTexts[what]}</p>
      </EmptyState>
    </div>
  )
}

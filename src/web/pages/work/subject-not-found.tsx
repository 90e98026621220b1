import { useEffect, useRef, type ReactNode } from 'react'
import { EmptyState } from '../../components/empty-state.tsx'

/** The reasons why a person cannot see something. */
const reasons = {
  task: 'This task was deleted, or you can no longer see its project.',
  event: 'This event was deleted, or you can no longer see its project.',
  project: 'This project was archived or deleted, or you can no longer see it.',
}

/**
 * Says that a link leads to something that the person is not allowed to see. In a dialog whose focused field is gone, the
 * dialog gets the focus.
 */
export function SubjectNotFound({ what }: { what: keyof typeof reasons }): ReactNode {
  const content = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (document.activeElement !== document.body) return
    content.current?.closest<HTMLElement>('[role="dialog"]')?.focus()
  }, [])
  return (
    <div ref={content}>
      <EmptyState role="alert" title="Not found">
        <p>{reasons[what]}</p>
      </EmptyState>
    </div>
  )
}

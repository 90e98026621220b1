import type { ReactNode } from 'react'
import { EmptyState } from '../../components/empty-state.tsx'

/** Says that a link leads to something that the person is not allowed to see. */
export function SubjectNotFound({ what }: { what: 'task' | 'event' }): ReactNode {
  return (
    <EmptyState role="alert" title="Not found">
      <p>This {what} was deleted, or you can no longer see its project.</p>
    </EmptyState>
  )
}

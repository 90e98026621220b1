import type { ReactNode } from 'react'
import { Problem } from '../api/problem.ts'
import { Note } from './note.tsx'
import { RequestId } from './request-id.tsx'

/** Shows why an action failed; nothing if there is no error. */
export function ProblemNote({ error }: { error: unknown }): ReactNode {
  if (error === null || error === undefined) return null
  const { message, requestId } = Problem.of(error)
  return (
    <Note kind="bad" role="alert">
      {message}
      {requestId !== undefined && (
        <div>
          <RequestId id={requestId} />
        </div>
      )}
    </Note>
  )
}

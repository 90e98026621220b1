import type { ReactNode } from 'react'
import { Problem } from '../api/problem.ts'
import { CopyId } from './copy-id.tsx'
import { Note } from './note.tsx'

/** Shows why an action failed; nothing if there is no error. */
export function ProblemNote({ error }: { error: unknown }): ReactNode {
  if (error === null || error === undefined) return null
  const { message, requestId } = Problem.of(error)
  return (
    <Note kind="bad" role="alert">
      {message}
      {requestId !== undefined && (
        <div>
          <CopyId id={requestId} what="request id" />
        </div>
      )}
    </Note>
  )
}

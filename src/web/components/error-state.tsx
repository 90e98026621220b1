import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Problem } from '../api/problem.ts'
import { EmptyState } from './empty-state.tsx'
import { RequestId } from './request-id.tsx'

const titles: Record<string, string> = {
  forbidden: 'You do not have access',
  not_found: 'Not found',
  unreachable: 'The server did not respond',
  validation_error: 'This address is not valid',
}

/** Shows an error instead of content that could not be read. */
export function ErrorState({ error, onRetry }: { error: unknown; onRetry?: () => void }): ReactNode {
  const { code, status = 503, message, requestId } = Problem.of(error)
  return (
    <EmptyState
      role="alert"
      title={titles[code] ?? (status === 429 ? 'Too many requests' : 'This could not be loaded')}
      action={
        // A retry of a refusal would be refused again, unless a rate limit caused it.
        (status >= 500 || status === 429) &&
        onRetry && (
          <Button variant="default" onClick={onRetry}>
            Try again
          </Button>
        )
      }
    >
      <p>{message}</p>
      {requestId !== undefined && <RequestId id={requestId} />}
    </EmptyState>
  )
}

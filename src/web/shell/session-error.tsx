import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ErrorState } from '../components/error-state.tsx'
import { VisitorPage } from '../components/visitor-page.tsx'

/** Shows that the session could not be loaded. Without a session, no page can be shown. */
export function SessionError({ error }: { error: unknown }): ReactNode {
  const router = useRouter()
  return (
    <VisitorPage title="Taskwire">
      <ErrorState error={error} onRetry={() => void router.invalidate()} />
    </VisitorPage>
  )
}

import { createRoute, redirect } from '@tanstack/react-router'
import { Problem } from './api/problem.ts'
import { sessionQuery } from './api/session.ts'
import { SessionError } from './shell/session-error.tsx'
import { Shell } from './shell/shell.tsx'
import { root } from './visitor-routes.ts'

/** Routes that need a session. Without a session, redirects to the sign-in page. */
export const signedIn = createRoute({
  getParentRoute: () => root,
  id: 'signed-in',
  component: Shell,
  errorComponent: SessionError,
  // Loaders run in parallel: the session, a page's code and its data are requested together.
  loader: async ({ context: { queryClient }, location }) => {
    try {
      await queryClient.ensureQueryData(sessionQuery)
    } catch (error) {
      if (Problem.of(error).code !== 'session_required') throw error
      throw redirect({ to: '/settings/sign-in', search: { next: location.publicHref }, replace: true })
    }
  },
})

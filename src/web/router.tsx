import type { QueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
} from '@tanstack/react-router'
import { Problem } from './api/problem.ts'
import { sessionQuery } from './api/session.ts'
import { ErrorState } from './components/error-state.tsx'
import { NotFound } from './components/not-found.tsx'
import { activitySearch } from './pages/activity/activity-search.ts'
import { requestSearch } from './pages/requests/request-search.ts'
import { deliverySearch } from './pages/webhooks/delivery-search.ts'
import { parseSearch, searchOf, stringifySearch } from './search.ts'
import { Shell } from './shell/shell.tsx'

const root = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  component: Outlet,
})

const signIn = createRoute({
  getParentRoute: () => root,
  path: '/sign-in',
  validateSearch: searchOf({ next: 'text' }),
  component: lazyRouteComponent(() => import('./pages/sign-in/sign-in.tsx'), 'SignIn'),
})

/** Everything else wants a session: without one, it is opened after signing in. */
const signedIn = createRoute({
  getParentRoute: () => root,
  id: 'signed-in',
  component: Shell,
  beforeLoad: async ({ context: { queryClient }, location }) => {
    try {
      await queryClient.ensureQueryData(sessionQuery)
    } catch (error) {
      if (Problem.of(error).code !== 'session_required') throw error
      throw redirect({ to: '/sign-in', search: { next: location.publicHref }, replace: true })
    }
  },
})

const start = createRoute({
  getParentRoute: () => signedIn,
  path: '/',
  component: lazyRouteComponent(() => import('./pages/start/start.tsx'), 'Start'),
})

const keys = createRoute({
  getParentRoute: () => signedIn,
  path: '/keys',
  component: lazyRouteComponent(() => import('./pages/keys/keys.tsx'), 'Keys'),
})

const account = createRoute({
  getParentRoute: () => signedIn,
  path: '/account',
  component: lazyRouteComponent(() => import('./pages/account/account.tsx'), 'Account'),
})

const webhooks = createRoute({
  getParentRoute: () => signedIn,
  path: '/webhooks',
  component: lazyRouteComponent(() => import('./pages/webhooks/webhooks.tsx'), 'Webhooks'),
})

const endpoint = createRoute({
  getParentRoute: () => signedIn,
  path: '/webhooks/$id',
  validateSearch: deliverySearch,
  component: lazyRouteComponent(() => import('./pages/webhooks/endpoint.tsx'), 'Endpoint'),
})

const signatureDebugger = createRoute({
  getParentRoute: () => signedIn,
  path: '/webhooks/debugger',
  validateSearch: searchOf({ delivery: 'text' }),
  component: lazyRouteComponent(() => import('./pages/debugger/debugger.tsx'), 'Debugger'),
})

const delivery = createRoute({
  getParentRoute: () => signedIn,
  path: '/deliveries/$id',
  component: lazyRouteComponent(() => import('./pages/deliveries/delivery.tsx'), 'Delivery'),
})

const requests = createRoute({
  getParentRoute: () => signedIn,
  path: '/requests',
  validateSearch: requestSearch,
  component: lazyRouteComponent(() => import('./pages/requests/requests.tsx'), 'Requests'),
})

const request = createRoute({
  getParentRoute: () => signedIn,
  path: '/requests/$id',
  validateSearch: requestSearch,
  component: lazyRouteComponent(() => import('./pages/requests/request.tsx'), 'Request'),
})

const activity = createRoute({
  getParentRoute: () => signedIn,
  path: '/activity',
  validateSearch: activitySearch,
  component: lazyRouteComponent(() => import('./pages/activity/activity.tsx'), 'Activity'),
})

const elsewhere = createRoute({ getParentRoute: () => signedIn, path: '$', component: NotFound })

const pages = [
  start,
  keys,
  webhooks,
  endpoint,
  signatureDebugger,
  delivery,
  requests,
  request,
  activity,
  account,
  elsewhere,
] as const

export function createAppRouter(queryClient: QueryClient) {
  return createRouter({
    routeTree: root.addChildren([signIn, signedIn.addChildren(pages)]),
    basepath: '/settings',
    context: { queryClient },
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    scrollRestoration: true,
    defaultErrorComponent: ({ error, reset }) => <ErrorState error={error} onRetry={reset} />,
  })
}

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
import type { ListQuery } from './api/list.ts'
import { sessionQuery } from './api/session.ts'
import { ErrorState } from './components/error-state.tsx'
import { NotFound } from './components/not-found.tsx'
import { activityQuery } from './pages/activity/activity-query.ts'
import { activitySearch } from './pages/activity/activity-search.ts'
import { deliveryQuery } from './pages/deliveries/delivery-query.ts'
import { keysQuery } from './pages/keys/keys-query.ts'
import { requestSearch } from './pages/requests/request-search.ts'
import { requestQuery, requestsQuery } from './pages/requests/request-queries.ts'
import { deliverySearch } from './pages/webhooks/delivery-search.ts'
import { deliveriesQuery, endpointQuery, endpointsQuery } from './pages/webhooks/webhook-queries.ts'
import { anyEndpointQuery, anyKeyQuery } from './pages/start/start-queries.ts'
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

/** Routes that need a session. Without one, signing in comes first. */
const signedIn = createRoute({
  getParentRoute: () => root,
  id: 'signed-in',
  component: Shell,
  // Loaders run in parallel: the session, a page's code and its data are requested together.
  loader: async ({ context: { queryClient }, location }) => {
    try {
      await queryClient.ensureQueryData(sessionQuery)
    } catch (error) {
      if (Problem.of(error).code !== 'session_required') throw error
      throw redirect({ to: '/sign-in', search: { next: location.publicHref }, replace: true })
    }
  },
})

/** Requests a page's list early. The page itself reports a failure. */
const prefetch = <Entry,>(queryClient: QueryClient, list: ListQuery<Entry>): void =>
  void queryClient.prefetchInfiniteQuery(list)

const start = createRoute({
  getParentRoute: () => signedIn,
  path: '/',
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(anyKeyQuery)
    void queryClient.prefetchQuery(anyEndpointQuery)
  },
  component: lazyRouteComponent(() => import('./pages/start/start.tsx'), 'Start'),
})

const keys = createRoute({
  getParentRoute: () => signedIn,
  path: '/keys',
  loader: ({ context: { queryClient } }) => prefetch(queryClient, keysQuery),
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
  loader: ({ context: { queryClient } }) => prefetch(queryClient, endpointsQuery),
  component: lazyRouteComponent(() => import('./pages/webhooks/webhooks.tsx'), 'Webhooks'),
})

const endpoint = createRoute({
  getParentRoute: () => signedIn,
  path: '/webhooks/$id',
  validateSearch: deliverySearch,
  loader: ({ context: { queryClient }, params: { id }, location }) => {
    void queryClient.prefetchQuery(endpointQuery(id))
    prefetch(queryClient, deliveriesQuery(id, deliverySearch(location.search)))
  },
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
  loader: ({ context: { queryClient }, params: { id } }) => void queryClient.prefetchQuery(deliveryQuery(id)),
  component: lazyRouteComponent(() => import('./pages/deliveries/delivery.tsx'), 'Delivery'),
})

const requests = createRoute({
  getParentRoute: () => signedIn,
  path: '/requests',
  validateSearch: requestSearch,
  loader: ({ context: { queryClient }, location }) =>
    prefetch(queryClient, requestsQuery(requestSearch(location.search))),
  component: lazyRouteComponent(() => import('./pages/requests/requests.tsx'), 'Requests'),
})

const request = createRoute({
  getParentRoute: () => signedIn,
  path: '/requests/$id',
  validateSearch: requestSearch,
  loader: ({ context: { queryClient }, params: { id } }) => void queryClient.prefetchQuery(requestQuery(id)),
  component: lazyRouteComponent(() => import('./pages/requests/request.tsx'), 'Request'),
})

const activity = createRoute({
  getParentRoute: () => signedIn,
  path: '/activity',
  validateSearch: activitySearch,
  loader: ({ context: { queryClient }, location }) =>
    prefetch(queryClient, activityQuery(activitySearch(location.search))),
  component: lazyRouteComponent(() => import('./pages/activity/activity.tsx'), 'Activity'),
})

const notFound = createRoute({ getParentRoute: () => signedIn, path: '$', component: NotFound })

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
  notFound,
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

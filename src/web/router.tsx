import type { QueryClient } from '@tanstack/react-query'
import { createRoute, createRouter } from '@tanstack/react-router'
import { prefetchList } from './api/list.ts'
import { ErrorState } from './components/error-state.tsx'
import { NotFound } from './components/not-found.tsx'
import { lazyPage } from './lazy-page.tsx'
import { activityQuery } from './pages/activity/activity-query.ts'
import { activitySearch } from './pages/activity/activity-search.ts'
import { deliveryQuery } from './pages/deliveries/delivery-query.ts'
import { keyQuery, keysQuery, usageQuery } from './pages/keys/keys-query.ts'
import { memberSearch } from './pages/members/member-search.ts'
import { membersQuery } from './pages/members/members-query.ts'
import { projectQuery, projectsQuery } from './pages/projects/project-queries.ts'
import { projectSearch } from './pages/projects/project-search.ts'
import { requestSearch } from './pages/requests/request-search.ts'
import { requestQuery, requestsQuery, summaryQuery } from './pages/requests/request-queries.ts'
import { deliverySearch } from './pages/webhooks/delivery-search.ts'
import { deliveriesQuery, endpointQuery, endpointsQuery } from './pages/webhooks/webhook-queries.ts'
import { endpointsToStartQuery, keysToStartQuery, projectsToStartQuery } from './pages/start/start-queries.ts'
import { parseSearch, searchOf, stringifySearch } from './search.ts'
import { signedIn } from './signed-in-route.ts'
import { root, visitorPages } from './visitor-routes.ts'
import { workPages } from './work-routes.ts'

const home = createRoute({
  getParentRoute: () => signedIn,
  path: '/settings',
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(keysToStartQuery)
    void queryClient.prefetchQuery(endpointsToStartQuery)
  },
  component: lazyPage(() => import('./pages/start/home.tsx'), 'Home'),
})

const start = createRoute({
  getParentRoute: () => signedIn,
  path: '/settings/start',
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(projectsToStartQuery)
    void queryClient.prefetchQuery(keysToStartQuery)
    void queryClient.prefetchQuery(endpointsToStartQuery)
  },
  component: lazyPage(() => import('./pages/start/start.tsx'), 'Start'),
})

const keys = createRoute({
  getParentRoute: () => signedIn,
  path: '/settings/keys',
  loader: ({ context: { queryClient } }) => prefetchList(queryClient, keysQuery),
  component: lazyPage(() => import('./pages/keys/key-pages.ts'), 'Keys'),
})

const key = createRoute({
  getParentRoute: () => signedIn,
  path: '/settings/keys/$id',
  loader: ({ context: { queryClient }, params: { id } }) => {
    void queryClient.prefetchQuery(keyQuery(id))
    for (const by of ['hour', 'status', 'operation'] as const)
      void queryClient.prefetchQuery(usageQuery(id, by))
  },
  component: lazyPage(() => import('./pages/keys/key-pages.ts'), 'Key'),
})

const account = createRoute({
  getParentRoute: () => signedIn,
  path: '/settings/account',
  component: lazyPage(() => import('./pages/account/account.tsx'), 'Account'),
})

const webhooks = createRoute({
  getParentRoute: () => signedIn,
  path: '/settings/webhooks',
  loader: ({ context: { queryClient } }) => prefetchList(queryClient, endpointsQuery),
  component: lazyPage(() => import('./pages/webhooks/webhooks.tsx'), 'Webhooks'),
})

const endpoint = createRoute({
  getParentRoute: () => signedIn,
  path: '/settings/webhooks/$id',
  validateSearch: deliverySearch,
  loader: ({ context: { queryClient }, params: { id }, location }) => {
    void queryClient.prefetchQuery(endpointQuery(id))
    prefetchList(queryClient, deliveriesQuery(id, deliverySearch(location.search)))
  },
  component: lazyPage(() => import('./pages/webhooks/endpoint.tsx'), 'Endpoint'),
})

const signatureDebugger = createRoute({
  getParentRoute: () => signedIn,
  path: '/settings/webhooks/debugger',
  validateSearch: searchOf({ delivery: 'text' }),
  component: lazyPage(() => import('./pages/debugger/debugger.tsx'), 'Debugger'),
})

const delivery = createRoute({
  getParentRoute: () => signedIn,
  path: '/settings/deliveries/$id',
  loader: ({ context: { queryClient }, params: { id } }) => void queryClient.prefetchQuery(deliveryQuery(id)),
  component: lazyPage(() => import('./pages/deliveries/delivery.tsx'), 'Delivery'),
})

const requests = createRoute({
  getParentRoute: () => signedIn,
  path: '/settings/requests',
  validateSearch: requestSearch,
  loader: ({ context: { queryClient }, location }) => {
    const search = requestSearch(location.search)
    void queryClient.prefetchQuery(summaryQuery(search))
    prefetchList(queryClient, requestsQuery(search))
  },
  component: lazyPage(() => import('./pages/requests/requests.tsx'), 'Requests'),
})

const request = createRoute({
  getParentRoute: () => signedIn,
  path: '/settings/requests/$id',
  validateSearch: requestSearch,
  loader: ({ context: { queryClient }, params: { id } }) => void queryClient.prefetchQuery(requestQuery(id)),
  component: lazyPage(() => import('./pages/requests/request.tsx'), 'Request'),
})

const activity = createRoute({
  getParentRoute: () => signedIn,
  path: '/settings/activity',
  validateSearch: activitySearch,
  loader: ({ context: { queryClient }, location }) =>
    prefetchList(queryClient, activityQuery(activitySearch(location.search))),
  component: lazyPage(() => import('./pages/activity/activity.tsx'), 'Activity'),
})

const members = createRoute({
  getParentRoute: () => signedIn,
  path: '/settings/members',
  validateSearch: memberSearch,
  loader: ({ context: { queryClient }, location }) =>
    prefetchList(queryClient, membersQuery(memberSearch(location.search))),
  component: lazyPage(() => import('./pages/members/members.tsx'), 'Members'),
})

const workspace = createRoute({
  getParentRoute: () => signedIn,
  path: '/settings/workspace',
  component: lazyPage(() => import('./pages/workspace/workspace.tsx'), 'Workspace'),
})

const projects = createRoute({
  getParentRoute: () => signedIn,
  path: '/settings/projects',
  validateSearch: projectSearch,
  loader: ({ context: { queryClient }, location }) =>
    prefetchList(queryClient, projectsQuery(projectSearch(location.search))),
  component: lazyPage(() => import('./pages/projects/projects.tsx'), 'Projects'),
})

const project = createRoute({
  getParentRoute: () => signedIn,
  path: '/settings/projects/$id',
  loader: ({ context: { queryClient }, params: { id } }) => void queryClient.prefetchQuery(projectQuery(id)),
  component: lazyPage(() => import('./pages/projects/project.tsx'), 'Project'),
})

const notifications = createRoute({
  getParentRoute: () => signedIn,
  path: '/settings/notifications',
  component: lazyPage(() => import('./pages/notifications/notifications.tsx'), 'Notifications'),
})

const notFound = createRoute({ getParentRoute: () => signedIn, path: '$', component: NotFound })

const pages = [
  home,
  start,
  keys,
  key,
  webhooks,
  endpoint,
  signatureDebugger,
  delivery,
  requests,
  request,
  activity,
  projects,
  project,
  members,
  workspace,
  notifications,
  account,
  notFound,
] as const

export function createAppRouter(queryClient: QueryClient) {
  return createRouter({
    routeTree: root.addChildren([...visitorPages, signedIn.addChildren([...pages, workPages])]),
    context: { queryClient },
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    scrollRestoration: true,
    defaultErrorComponent: ({ error, reset }) => <ErrorState error={error} onRetry={reset} />,
  })
}

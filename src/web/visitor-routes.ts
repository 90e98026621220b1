import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, createRoute, Outlet } from '@tanstack/react-router'
import { lazyPage } from './lazy-page.tsx'
import { searchOf } from './search.ts'

/** The root of all pages. */
export const root = createRootRouteWithContext<{ queryClient: QueryClient }>()({ component: Outlet })

const signIn = createRoute({
  getParentRoute: () => root,
  path: '/settings/sign-in',
  validateSearch: searchOf({ next: 'text' }),
  component: lazyPage(() => import('./pages/sign-in/sign-in.tsx'), 'SignIn'),
})

const forgotPassword = createRoute({
  getParentRoute: () => root,
  path: '/settings/forgot-password',
  component: lazyPage(() => import('./pages/passwords/forgot-password.tsx'), 'ForgotPassword'),
})

const resetPassword = createRoute({
  getParentRoute: () => root,
  path: '/settings/reset-password',
  component: lazyPage(() => import('./pages/passwords/reset-password.tsx'), 'ResetPassword'),
})

const invitation = createRoute({
  getParentRoute: () => root,
  path: '/settings/invitation',
  component: lazyPage(() => import('./pages/invitation/invitation.tsx'), 'Invitation'),
})

/** The pages that need no session. */
export const visitorPages = [signIn, forgotPassword, resetPassword, invitation] as const

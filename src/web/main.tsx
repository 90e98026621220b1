import './mantine.css'
import './tokens.css'
import './base.css'
import { MantineProvider } from '@mantine/core'
import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Problem } from './api/problem.ts'
import { sessionQuery } from './api/session.ts'
import { styleNonce } from './nonce.ts'
import { createAppRouter } from './router.tsx'
import { theme, variables } from './theme.ts'

/** Reloads the session after a 403, because the user may have lost the role. */
const onError = (error: unknown): void => {
  if (Problem.of(error).code !== 'forbidden') return
  void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey })
}
const queryClient: QueryClient = new QueryClient({
  queryCache: new QueryCache({ onError }),
  mutationCache: new MutationCache({ onError }),
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      // A 4xx is final; a network error or a server error may be transient.
      retry: (failures, error) => failures < 2 && (Problem.of(error).status ?? 503) >= 500,
      throwOnError: false,
    },
    // Offline, mutations fail at once instead of running later.
    mutations: { networkMode: 'always' },
  },
})
const router = createAppRouter(queryClient)

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}

/** Logs an error that a page shows, unless the API is its cause. */
const logUnlessProblem = (error: unknown): void => {
  if (!(error instanceof Problem)) console.error(error)
}

const root = document.getElementById('root')
if (root) {
  createRoot(root, { onCaughtError: logUnlessProblem }).render(
    <StrictMode>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={variables}
        defaultColorScheme="auto"
        getStyleNonce={() => styleNonce}
      >
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </MantineProvider>
    </StrictMode>,
  )
}

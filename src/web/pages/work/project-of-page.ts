import { useRouterState } from '@tanstack/react-router'

const projectPath = /^\/work\/projects\/([^/]+)/

/** Returns the id of the project whose page is shown. */
export const useProjectOfPage = (): string | undefined =>
  useRouterState({ select: ({ location }) => projectPath.exec(location.pathname)?.[1] })

import { useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ButtonLink } from './link.tsx'
import { PageHeader } from './page-header.tsx'

export function NotFound(): ReactNode {
  const isWork = useLocation().pathname.startsWith('/work/')
  return (
    <>
      <PageHeader title="Page not found">
        The address may be mistyped, or the page may have been deleted.
      </PageHeader>
      {isWork ? (
        <ButtonLink variant="default" to="/work">
          Back to My tasks
        </ButtonLink>
      ) : (
        <ButtonLink variant="default" to="/settings">
          Back to the start page
        </ButtonLink>
      )}
    </>
  )
}

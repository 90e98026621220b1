import type { ReactNode } from 'react'
import { ButtonLink } from './link.tsx'
import { PageHeader } from './page-header.tsx'

export function NotFound(): ReactNode {
  return (
    <>
      <PageHeader title="Page not found">
        The address may be mistyped, or the page may have been deleted.
      </PageHeader>
      <ButtonLink variant="default" to="/settings">
        Back to the start page
      </ButtonLink>
    </>
  )
}

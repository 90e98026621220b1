import type { ReactNode } from 'react'
import { ButtonLink } from './link.tsx'
import { PageHeader } from './page-header.tsx'

export function NotFound(): ReactNode {
  return (
    <>
      <PageHeader title="There is no such page">
        The address may be mistyped, or lead to something that is gone.
      </PageHeader>
      <ButtonLink variant="default" to="/">
        To the start
      </ButtonLink>
    </>
  )
}

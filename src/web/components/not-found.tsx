import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { PageHeader } from './page-header.tsx'

export function NotFound(): ReactNode {
  return (
    <>
      <PageHeader title="There is no such page">
        The address may be mistyped, or lead to something that is gone.
      </PageHeader>
      <Button variant="default" component={Link} to="/">
        To the start
      </Button>
    </>
  )
}

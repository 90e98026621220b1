import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { EmptyState } from './empty-state.tsx'

export function NotFound(): ReactNode {
  return (
    <EmptyState
      title="There is no such page"
      action={
        <Button variant="default" component={Link} to="/">
          To the settings
        </Button>
      }
    >
      <title>Not found · Taskwire</title>
      <p>The address may be mistyped, or lead to something that is gone.</p>
    </EmptyState>
  )
}

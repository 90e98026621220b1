import { Skeleton, Stack, VisuallyHidden } from '@mantine/core'
import type { ReactNode } from 'react'

/** Shows placeholders while content is loading. */
export function LoadingState({ rows = 4 }: { rows?: number }): ReactNode {
  return (
    <Stack gap="md" py="md" aria-busy>
      <VisuallyHidden role="status">Loading</VisuallyHidden>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} height={20} width={`${94 - ((row * 17) % 40)}%`} radius="sm" />
      ))}
    </Stack>
  )
}

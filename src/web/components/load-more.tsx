import { Button, Center } from '@mantine/core'
import type { ReactNode } from 'react'
import { ProblemNote } from './problem-note.tsx'

/** Of `useInfiniteQuery`. */
interface Pages {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  error: unknown
  fetchNextPage: () => Promise<unknown>
}

/** The way to the rest of a list; nothing at its end. */
export function LoadMore({ pages }: { pages: Pages }): ReactNode {
  if (!pages.hasNextPage) return null
  return (
    <Center mt="lg" style={{ flexDirection: 'column', gap: 'var(--space-3)' }}>
      <ProblemNote error={pages.isFetchNextPageError ? pages.error : null} />
      <Button variant="default" loading={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
        Load more
      </Button>
    </Center>
  )
}

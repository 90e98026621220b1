import { Button, Center } from '@mantine/core'
import type { ReactNode } from 'react'
import { ProblemNote } from './problem-note.tsx'

/** The fields of `useInfiniteQuery`'s result that the button needs. */
interface Pages {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  error: unknown
  fetchNextPage: () => Promise<unknown>
}

/** Shows a button that loads the next page, if there is one. */
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

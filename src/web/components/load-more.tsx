import { Button, Center } from '@mantine/core'
import type { ReactNode } from 'react'
import { ProblemNote } from './problem-note.tsx'

/** The fields of `useInfiniteQuery`'s result that the button needs. */
interface Pages extends Loaded {
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  error: unknown
  fetchNextPage: (options: { cancelRefetch: boolean }) => Promise<Loaded>
}

interface Loaded {
  data: { pages: readonly unknown[] } | undefined
  hasNextPage: boolean
  isError: boolean
}

/** Shows a button that loads the next page, if there is one. */
export function LoadMore({ pages }: { pages: Pages }): ReactNode {
  if (!pages.hasNextPage) return null
  return (
    <Center mt="lg" style={{ flexDirection: 'column', gap: 'var(--space-3)' }}>
      <ProblemNote error={pages.isFetchNextPageError ? pages.error : null} />
      <Button variant="default" loading={pages.isFetchingNextPage} onClick={() => void loadNext(pages)}>
        Load more
      </Button>
    </Center>
  )
}

/** Loads the next page. A live change may reload the list in the meantime, which cancels or replaces the request. */
async function loadNext({ data, fetchNextPage }: Pages): Promise<void> {
  const loadedPages = data?.pages.length ?? 0
  for (;;) {
    const after = await fetchNextPage({ cancelRefetch: false })
    if (after.isError || !after.hasNextPage || (after.data?.pages.length ?? 0) > loadedPages) return
  }
}

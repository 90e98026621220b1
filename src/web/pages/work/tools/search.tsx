import { Button, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState, type KeyboardEvent, type ReactNode } from 'react'
import { ProblemNote } from '../../../components/problem-note.tsx'
import { useWorkDialog } from '../../../shell/work-dialog.tsx'
import { SearchResults, idOf } from './search-results.tsx'
import { hrefOf, useFound, useRecent, type Found, type Result } from './search-queries.ts'
import classes from './search.module.css'

/** Milliseconds without a key until the text is searched, so that typing does not use up the session's requests. */
const typingMs = 200

/** Finds tasks and projects while the person types; before that, shows the tasks that were opened last. */
export function Search(): ReactNode {
  const { hide } = useWorkDialog()
  const [text, setText] = useState('')
  const [query, setQuery] = useState('')
  const searchSoon = useDebouncedCallback(setQuery, typingMs)
  const recent = useRecent()
  const found = useFound(query)
  const { results, isLoading, ...state } = text.trim() === '' ? recent : found
  const isCurrent = !isLoading && query === text.trim()
  const [active, setActive] = useState(0)
  const chosen = results[Math.min(active, results.length - 1)]
  const close = (): void => hide(false)
  const enter = useOpen(chosen, isCurrent, close)
  const type = (typed: string): void => {
    setText(typed)
    setActive(0)
    enter.cancel()
    searchSoon(typed.trim())
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      setQuery(text.trim())
      enter.open()
    } else if (step !== undefined && results.length > 0)
      setActive((Math.min(active, results.length - 1) + step + results.length) % results.length)
    else return
    event.preventDefault()
  }
  return (
    <>
      <TextInput
        aria-label="Search"
        aria-controls={results.length > 0 ? 'search-results' : undefined}
        aria-activedescendant={chosen && idOf(chosen)}
        placeholder="Words of a task or a project"
        autoComplete="off"
        dir="auto"
        data-autofocus
        maxLength={200}
        value={text}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <SearchState {...state} isCurrent={isCurrent} count={results.length} text={text.trim()} />
      <SearchResults results={results} chosen={chosen} onFollow={close} />
    </>
  )
}

/** Opens the chosen result. Before the results of the text have arrived, waits for them. */
function useOpen(chosen: Result | undefined, isCurrent: boolean, close: () => void) {
  const router = useRouter()
  const [isEntered, setEntered] = useState(false)
  const open = useEffectEvent(() => {
    setEntered(false)
    if (!chosen) return
    close()
    void router.navigate({ href: hrefOf(chosen) })
  })
  useEffect(() => {
    if (isEntered && isCurrent) open()
  }, [isEntered, isCurrent])
  return { open: () => setEntered(true), cancel: () => setEntered(false) }
}

type SearchStateProps = Omit<Found, 'results' | 'isLoading'> & {
  isCurrent: boolean
  count: number
  text: string
}

/** Says what the results are, or why there are none. */
function SearchState({ error, isOffline, retry, ...shown }: SearchStateProps): ReactNode {
  return (
    <>
      <p role="status" className={classes.state}>
        {error === null &&
          (isOffline ? 'You are offline. Search continues when you are back online.' : textOf(shown))}
      </p>
      {error !== null && (
        <>
          <ProblemNote error={error} />
          <Button variant="default" size="xs" mt="sm" onClick={retry}>
            Try again
          </Button>
        </>
      )}
    </>
  )
}

function textOf({ isCurrent, count, text }: Pick<SearchStateProps, 'isCurrent' | 'count' | 'text'>): string {
  if (!isCurrent) return 'Searching…'
  if (text === '') return count === 0 ? 'Type to search all projects.' : 'Recent tasks'
  if (count === 0) return `Nothing found for “${text}”.`
  return count === 1 ? '1 result' : `${count} results`
}

import { Button, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState, type KeyboardEvent, type ReactNode } from 'react'
import { ProblemNote } from '../../../components/problem-note.tsx'
import { Sentence } from '../../../components/sentence.tsx'
import { useWorkDialog } from '../../../shell/work-dialog.tsx'
import { DeleteTask } from '../task/delete-task.tsx'
import type { WorkTask } from '../work-queries.ts'
import { useShown } from '../../../use-shown.ts'
import { SearchCommands } from './search-commands.tsx'
import { SearchResults } from './search-results.tsx'
import { hrefOf, useFound, useRecent, type Found, type Result } from './search-queries.ts'
import classes from './search.module.css'
import { useCommands, type Command } from './use-commands.ts'

/** Milliseconds without a key until the text is searched, so that typing does not use up the session's requests. */
const typingMs = 200

/** Finds tasks, projects and actions while the person types; before that, shows the tasks that were opened last. */
export function Search(): ReactNode {
  const { hide } = useWorkDialog()
  const [text, setText] = useState('')
  const [query, setQuery] = useState('')
  const searchSoon = useDebouncedCallback(setQuery, typingMs)
  const recent = useRecent()
  const found = useFound(query)
  const { results, isLoading, ...state } = text.trim() === '' ? recent : found
  const isCurrent = !isLoading && query === text.trim()
  const [deleted, setDeleted] = useState<WorkTask>()
  const commands = useCommands(text, setDeleted)
  const close = (): void => hide(false)
  const { chosen, choose, isChosen, onArrow } = useChoice(
    [...results, ...commands],
    text.trim() !== '' || results.length > 0,
  )
  const enter = useOpen(chosen, isChosen || isCurrent, close)
  const type = (typed: string): void => {
    setText(typed)
    choose(undefined)
    enter.cancel()
    searchSoon(typed.trim())
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      setQuery(text.trim())
      enter.open()
    } else if (!onArrow(event.key)) return
    event.preventDefault()
  }
  return (
    <>
      <TextInput
        aria-label="Search"
        aria-controls={chosen && 'search-found'}
        aria-activedescendant={chosen && `result-${chosen.id}`}
        placeholder="Words of a task, a project or an action"
        autoComplete="off"
        dir="auto"
        data-autofocus
        maxLength={200}
        value={text}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <SearchState
        {...state}
        isCurrent={isCurrent}
        counts={{ result: results.length, action: commands.length }}
        text={text.trim()}
      />
      <div className={classes.found} id="search-found">
        <SearchResults results={results} chosen={chosen?.id} onFollow={close} />
        <SearchCommands commands={commands} chosen={chosen?.id} />
      </div>
      {deleted && <DeleteFound task={deleted} onClose={() => setDeleted(undefined)} />}
    </>
  )
}

/**
 * Returns the entry that Enter opens: the first one, unless the arrow keys have chosen another.
 * @param hasFirst false if Enter alone opens none
 */
function useChoice(entries: readonly (Result | Command)[], hasFirst: boolean) {
  const [id, choose] = useState<string>()
  const index = entries.findIndex((entry) => entry.id === id)
  const isChosen = index !== -1
  /** Returns whether a key has chosen another entry. */
  const onArrow = (key: string): boolean => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[key]
    if (step === undefined || entries.length === 0) return false
    const from = isChosen || (step === 1 && !hasFirst) ? index : 0
    choose(entries.at((from + step) % entries.length)?.id)
    return true
  }
  const chosen = isChosen ? entries[index] : hasFirst ? entries[0] : undefined
  return { chosen, choose, isChosen, onArrow }
}

/** Asks whether to delete a task, and then closes the search and the task's panel. */
function DeleteFound({ task, onClose }: { task: WorkTask; onClose: () => void }): ReactNode {
  const { hide } = useWorkDialog()
  const navigate = useNavigate()
  const isShown = useShown()
  const leave = (): void => {
    if (isShown()) hide()
    void navigate({
      to: '.',
      search: ({ task: open, ...rest }) => (open === task.id ? rest : { task: open, ...rest }),
      resetScroll: false,
    })
  }
  return <DeleteTask task={task} onClose={onClose} onDeleted={leave} />
}

/** Opens the chosen result, or runs the chosen command. Before the results of the text have arrived, waits for them. */
function useOpen(chosen: Result | Command | undefined, isReady: boolean, close: () => void) {
  const router = useRouter()
  const [isEntered, setEntered] = useState(false)
  const open = useEffectEvent(() => {
    setEntered(false)
    if (!chosen) return
    if ('run' in chosen) return chosen.run()
    close()
    void router.navigate({ href: hrefOf(chosen) })
  })
  useEffect(() => {
    if (isEntered && isReady) open()
  }, [isEntered, isReady])
  return { open: () => setEntered(true), cancel: () => setEntered(false) }
}

type SearchStateProps = Omit<Found, 'results' | 'isLoading'> & {
  isCurrent: boolean
  counts: Record<'result' | 'action', number>
  text: string
}

/** Says what the results are, or why there are none. */
function SearchState({ error, isOffline, retry, ...shown }: SearchStateProps): ReactNode {
  return (
    <>
      <p role="status" className={classes.state}>
        {error === null &&
          (isOffline ? (
            'You are offline. Search continues when you are back online.'
          ) : (
            <Sentence text={textOf(shown)} />
          ))}
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

function textOf({
  isCurrent,
  counts,
  text,
}: Pick<SearchStateProps, 'isCurrent' | 'counts' | 'text'>): string {
  if (!isCurrent) return 'Searching…'
  if (text === '') return counts.result === 0 ? 'Type to search all projects.' : 'Recent tasks'
  const found = Object.entries(counts).filter(([, count]) => count > 0)
  if (found.length === 0) return `Nothing found for “${text}”.`
  return found.map(([what, count]) => `${count} ${what}${count === 1 ? '' : 's'}`).join(', ')
}

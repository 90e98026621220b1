import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import type { ApiDocument } from './api-document.ts'
import { listGroups, type Entry } from './entries.ts'
import { findEntries } from './search.ts'

/** Shows the contract's table of contents, or the results of a search. */
export function Contents({ document }: { document: ApiDocument }): ReactNode {
  const groups = useMemo(() => listGroups(document), [document])
  const [query, setQuery] = useState('')
  const [isOpen, setOpen] = useState(false)
  const found = useMemo(() => findEntries(groups, query), [groups, query])
  const field = useSlash()
  const leave = (): void => {
    setQuery('')
    setOpen(false)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') leave()
    if (event.key === 'Enter' && found[0]) {
      location.assign(found[0].href)
      leave()
    }
  }
  return (
    <aside className="contents" data-open={isOpen || query !== ''}>
      <search className="search">
        <input
          ref={field}
          type="search"
          aria-label="Search the reference"
          placeholder="Search ( / )"
          value={query}
          onChange={({ currentTarget: { value } }) => setQuery(value)}
          onKeyDown={onKeyDown}
        />
        <button type="button" className="toggle" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          Contents
        </button>
      </search>
      <nav aria-label="Contents" onClick={(event) => (event.target as Element).closest('a') && leave()}>
        {query === '' ? (
          groups.map(({ title, entries }) => (
            <details key={title} open={title !== 'Schemas' && title !== 'Errors'}>
              <summary>{title}</summary>
              <EntryList entries={entries} />
            </details>
          ))
        ) : (
          <>
            <p className="count" role="status">
              {found.length === 0 ? 'No results.' : `${found.length} found`}
            </p>
            <EntryList entries={found} isDetailed />
          </>
        )}
      </nav>
    </aside>
  )
}

function EntryList({ entries, isDetailed }: { entries: readonly Entry[]; isDetailed?: boolean }): ReactNode {
  return (
    <ul>
      {entries.map(({ kind, title, mark, detail, href }) => (
        <li key={href}>
          <a href={href}>
            <span className="title">{title}</span>
            {mark !== undefined && <span className={`mark ${kind} ${mark.toLowerCase()}`}>{mark}</span>}
            {isDetailed && <span className="detail">{detail ?? kind}</span>}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Focuses the search field when `/` is pressed. */
function useSlash(): React.RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent): void => {
      const isTyping = (event.target as Element | null)?.closest('input, textarea, select, [contenteditable]')
      if (event.key !== '/' || event.ctrlKey || event.metaKey || isTyping) return
      event.preventDefault()
      field.current?.focus()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  return field
}

import { useEffect, useRef, type ReactNode } from 'react'
import { AddressLink } from '../address-link.tsx'
import { IconCheck, IconFolder } from '../../../components/icons.tsx'
import { hrefOf, type Result } from './search-queries.ts'
import classes from './search.module.css'

interface SearchResultsProps {
  results: readonly Result[]
  /** The id of the entry that Enter opens. */
  chosen: string | undefined
  onFollow: () => void
}

/** Shows the results as links. */
export function SearchResults({ results, chosen, onFollow }: SearchResultsProps): ReactNode {
  const active = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    active.current?.scrollIntoView({ block: 'nearest' })
  }, [chosen])
  if (results.length === 0) return null
  return (
    <ul className={classes.results} aria-label="Results">
      {results.map((result) => {
        const isChosen = result.id === chosen
        const { title, completed } = result
        return (
          <li key={result.id}>
            <AddressLink
              id={`result-${result.id}`}
              ref={isChosen ? active : null}
              className={classes.result}
              data-chosen={isChosen || undefined}
              href={hrefOf(result)}
              onFollow={onFollow}
            >
              <span className={classes.icon}>{iconOf(result)}</span>
              <span className={classes.text}>
                <bdi className={classes.title} data-completed={completed === true || undefined}>
                  {title === '' ? 'Untitled' : title}
                </bdi>{' '}
                <Place of={result} />
              </span>
            </AddressLink>
          </li>
        )
      })}
    </ul>
  )
}

/** Returns the icon of a project or a completed task; an open task has none. */
const iconOf = ({ type, completed }: Result): ReactNode =>
  type === 'project' ? <IconFolder size={18} stroke={1.7} /> : completed === true && <IconCheck size={18} />

/** Shows where a result is. */
function Place({ of: { type, project, column, completed } }: { of: Result }): ReactNode {
  if (type === 'project') return <span className={classes.place}>Project</span>
  return (
    <span className={classes.place}>
      <bdi>{project.name}</bdi>
      {completed === true
        ? ' · Completed'
        : column && (
            <>
              {' · '}
              <bdi>{column.name}</bdi>
            </>
          )}
    </span>
  )
}

import { useEffect, useRef, type ReactNode } from 'react'
import { useSession } from '../../../api/session.ts'
import { TaskActionName } from '../task-action-name.tsx'
import { titleOf } from '../title-of.ts'
import { Keys } from './keys.tsx'
import classes from './search.module.css'
import type { Command } from './use-commands.ts'

interface SearchCommandsProps {
  commands: readonly Command[]
  /** The id of the entry that Enter runs. */
  chosen: string | undefined
}

/** Shows the commands as buttons, with their shortcuts. */
export function SearchCommands({ commands, chosen }: SearchCommandsProps): ReactNode {
  const { keyboard_shortcuts: hasKeys } = useSession().user
  const active = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    active.current?.scrollIntoView({ block: 'nearest' })
  }, [chosen])
  if (commands.length === 0) return null
  return (
    <>
      <h3 className={classes.heading} id="search-actions-name">
        Actions
      </h3>
      <ul className={classes.results} aria-labelledby="search-actions-name">
        {commands.map(({ id, task, keys, run, ...name }) => {
          const isChosen = id === chosen
          return (
            <li key={id}>
              <button
                type="button"
                id={`result-${id}`}
                ref={isChosen ? active : null}
                className={classes.result}
                data-chosen={isChosen || undefined}
                onClick={run}
              >
                <span className={classes.icon} />
                <span className={classes.text}>
                  <span className={classes.title}>
                    <TaskActionName {...name} />
                  </span>{' '}
                  {task && <bdi className={classes.place}>{titleOf(task)}</bdi>}
                </span>
                {hasKeys && keys.length > 0 && (
                  <span className={classes.keys}>
                    {' '}
                    <Keys keys={keys} />
                  </span>
                )}
              </button>
            </li>
          )
        })}
      </ul>
    </>
  )
}

import { Button, Group } from '@mantine/core'
import type { ReactNode } from 'react'
import { Note } from '../../components/note.tsx'
import classes from './refused-titles.module.css'
import type { NewTitles } from './use-new-titles.ts'

/** Shows the titles of tasks that were not added, until each is added or discarded. */
export function RefusedTitles({ titles }: { titles: NewTitles }): ReactNode {
  const { refused, tryAgain, discard } = titles
  if (refused.length === 0) return null
  return (
    <div className={classes.note}>
      <Note kind="warn">
        <ul aria-label="Tasks that were not added" className={classes.titles}>
          {refused.map(({ field, title }) => (
            <li key={field}>
              “<bdi>{title}</bdi>” was not added.
              <Group gap="xs">
                <Button size="compact-xs" aria-label={`Try again: ${title}`} onClick={() => tryAgain(field)}>
                  Try again
                </Button>
                <Button
                  size="compact-xs"
                  variant="default"
                  aria-label={`Discard: ${title}`}
                  onClick={() => discard(field)}
                >
                  Discard
                </Button>
              </Group>
            </li>
          ))}
        </ul>
      </Note>
    </div>
  )
}

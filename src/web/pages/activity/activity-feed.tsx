import type { KeyboardEvent, ReactNode } from 'react'
import type { Schemas } from '../../api/client.ts'
import { RelativeTime } from '../../components/relative-time.tsx'
import { calendarDay } from '../../time.ts'
import classes from './activity-feed.module.css'
import { describeActivity, fieldWords } from './activity-words.ts'
import { SubjectLink } from './subject-link.tsx'

type Entry = Schemas['Activity']

/** Shows a sentence for each activity, grouped by day. */
export function ActivityFeed({
  entries,
  isLoading,
}: {
  entries: readonly Entry[]
  isLoading: boolean
}): ReactNode {
  return (
    <div
      role="feed"
      aria-label="Activity"
      aria-busy={isLoading}
      className={classes.feed}
      onKeyDown={moveFocus}
    >
      {entries.map((entry, index) => {
        const day = calendarDay(entry.at)
        const before = entries[index - 1]
        return (
          <article
            key={entry.id}
            className={classes.entry}
            tabIndex={0}
            aria-posinset={index + 1}
            aria-setsize={-1}
            aria-labelledby={entry.id}
          >
            <span className={classes.day}>{(!before || calendarDay(before.at) !== day) && day}</span>
            <Sentence entry={entry} />
            <span className={classes.at}>
              <RelativeTime at={entry.at} />
            </span>
          </article>
        )
      })}
    </div>
  )
}

/** Shows a sentence such as "Nora created key CI via web". */
function Sentence({ entry }: { entry: Entry }): ReactNode {
  const { who, before, after, origin } = describeActivity(entry)
  return (
    <p className={classes.sentence} id={entry.id}>
      <strong>
        <bdi>{who}</bdi>
      </strong>{' '}
      {before} <SubjectLink subject={entry.subject} isGone={entry.type.endsWith('.deleted')} />{' '}
      {after && `${after} `}
      {entry.changed.length > 0 && `(${fieldWords(entry.changed)}) `}
      <span className={classes.origin}>
        {origin}
        {entry.key && (
          <>
            , with key <bdi>{entry.key.name}</bdi>
          </>
        )}
      </span>
    </p>
  )
}

/** Moves the focus with Page Down and Page Up, as the feed pattern asks. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = { PageDown: 1, PageUp: -1 }[event.key]
  if (step === undefined) return
  const articles = [...event.currentTarget.querySelectorAll<HTMLElement>('article')]
  const current = articles.findIndex((article) => article.contains(document.activeElement))
  const next = articles[current + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}

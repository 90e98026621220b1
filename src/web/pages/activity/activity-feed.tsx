import { Fragment, type KeyboardEvent, type ReactNode } from 'react'
import type { Schemas } from '../../api/client.ts'
import { PageLink } from '../../components/link.tsx'
import { RelativeTime } from '../../components/relative-time.tsx'
import { calendarDay } from '../../time.ts'
import classes from './activity-feed.module.css'
import { describeActivity, fieldWords, valuesToShow } from './activity-words.ts'
import { ChangedValues } from './changed-values.tsx'
import { RequestLink } from './request-link.tsx'
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
        const values = valuesToShow(entry)
        const valuesId = `${entry.id}_values`
        return (
          <article
            key={entry.id}
            className={classes.entry}
            tabIndex={0}
            aria-posinset={index + 1}
            aria-setsize={-1}
            aria-labelledby={entry.id}
            aria-describedby={values.length > 0 ? valuesId : undefined}
          >
            <span className={classes.day}>{(!before || calendarDay(before.at) !== day) && day}</span>
            <div className={classes.what}>
              <Sentence entry={entry} />
              {values.length > 0 && <ChangedValues id={valuesId} values={values} />}
            </div>
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
  const { type, subject, person, values, key, request_id, at } = entry
  const { who, parts, origin } = describeActivity(entry)
  const unsaid = entry.changed.filter((name) => !values.some(({ field }) => field === name))
  return (
    <p className={classes.sentence} id={entry.id}>
      <strong>
        <bdi>{who}</bdi>
      </strong>{' '}
      {parts.map((part) => (
        <Fragment key={part}>
          {part === '…' && <SubjectLink subject={subject} isGone={type.endsWith('.deleted')} />}
          {part === '@' && (
            <strong>
              <bdi>{person?.name}</bdi>
            </strong>
          )}
          {part !== '…' && part !== '@' && part}{' '}
        </Fragment>
      ))}
      {unsaid.length > 0 && `(${fieldWords(unsaid)}) `}
      <span className={classes.origin}>
        {origin}
        {key && (
          <>
            , with key{' '}
            <PageLink to="/settings/keys/$id" params={{ id: key.id }} inherit>
              <bdi>{key.name}</bdi>
            </PageLink>
          </>
        )}
        {request_id !== null && (
          <>
            {' · '}
            <RequestLink id={request_id} at={at} />
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

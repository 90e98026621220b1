import { Fragment, type ReactNode } from 'react'
import { useList } from '../../../api/list.ts'
import type { WorkSchemas } from '../../../api/work.ts'
import { ListState } from '../../../components/list-state.tsx'
import { RelativeTime } from '../../../components/relative-time.tsx'
import { describeActivity, fieldWords, valuesToShow } from '../../activity/activity-words.ts'
import { ChangedValues } from '../../activity/changed-values.tsx'
import { historyQuery } from '../work-queries.ts'
import classes from './task-panel.module.css'

type Entry = WorkSchemas['Activity']

/** Shows the history of a task, newest first. */
export function History({ id }: { id: string }): ReactNode {
  const list = useList(historyQuery(id))
  return (
    <section className={classes.section}>
      <h2 className={classes.heading}>History</h2>
      <ListState list={list} rows={2} empty={<p className={classes.none}>Nothing is recorded.</p>}>
        {(entries) => (
          <ul className={classes.history} aria-label="History">
            {entries.map((entry) => (
              <li key={entry.id}>
                <Sentence entry={entry} />
              </li>
            ))}
          </ul>
        )}
      </ListState>
    </section>
  )
}

/** Shows a sentence such as "Nora updated this task via API". */
function Sentence({ entry }: { entry: Entry }): ReactNode {
  const { who, parts, origin } = describeActivity(entry)
  const values = valuesToShow(entry)
  const unsaid = entry.changed.filter((name) => !values.some(({ field }) => field === name))
  return (
    <>
      <strong>
        <bdi>{who}</bdi>
      </strong>{' '}
      {parts.map((part) => (
        <Fragment key={part}>
          {part === '…' ? entry.subject.type === 'task' ? '' : <bdi>{entry.subject.name}</bdi> : part}{' '}
        </Fragment>
      ))}
      {unsaid.length > 0 && `(${fieldWords(unsaid)}) `}
      <span className={classes.by}>
        {origin} <RelativeTime at={entry.at} />
      </span>
      {values.length > 0 && <ChangedValues id={`${entry.id}_values`} values={values} />}
    </>
  )
}

import { Button, Group, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useNow } from '../../../clock.ts'
import { loadModule } from '../../../load-part.ts'
import { localDay } from '../local-day.ts'
import classes from './due-date.module.css'
import { useTextDraft, type TextDraft } from './use-drafts.ts'
import { useFlushBeforeLeaving, useFlushLater } from './use-flush.ts'

interface DueDateFieldProps {
  taskId: string
  /** The stored day; null if there is none. */
  day: string | null
  save: (day: string | null) => Promise<unknown>
}

const typingPauseMs = 800
const problem =
  'Not saved. Enter a date in 1900 or later, such as 2026-11-30, or words for a coming day, such as “fri”.'

/**
 * Shows the day on which a task is due. It is typed as a date, which is saved when the typing pauses, or in words, which
 * are saved by Enter or by leaving the field or the panel; what they mean is shown before (product.md 25.66).
 */
export function DueDateField(props: DueDateFieldProps): ReactNode {
  const now = new Date(useNow())
  const { typed, meant, error, type, store, cancel, choose } = useTypedDay(props, now)
  return (
    <div className={classes.field}>
      <TextInput
        label="Due date"
        data-field="due"
        autoComplete="off"
        placeholder="Date, or “tomorrow”"
        value={typed ?? props.day ?? ''}
        error={error}
        // Escape takes the text back; without one it closes the panel.
        data-mantine-stop-propagation={typed !== undefined}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onBlur={() => void store()}
        onKeyDown={({ key, nativeEvent }) => {
          if (nativeEvent.isComposing) return
          if (key === 'Enter') void store()
          if (key === 'Escape') cancel()
        }}
      />
      <div className={classes.meaning} aria-live="polite">
        {meant ? weekday.format(new Date(`${meant}T12:00`)) : null}
      </div>
      <DayButtons now={now} onChoose={choose} />
    </div>
  )
}

/** Keeps the text that is typed as a draft until it is saved, also when the panel closes. */
function useTypedDay({ taskId, day, save }: DueDateFieldProps, now: Date) {
  const { draft, latest, set } = useTextDraft(taskId, 'end_date')
  const typed = draft?.text
  const [error, setError] = useState<string>()
  const understandDay = useUnderstandDay(typed !== undefined)
  const meant = typed === undefined ? day : meaningOf(typed, now, understandDay)
  /** The text that is being saved. */
  const sent = useRef<string>(undefined)
  const store = async (): Promise<void> => {
    const understand = understandDay ?? (await loadWords()).understandDay
    const text = latest()?.text
    if (text === undefined || text === sent.current) return
    const entered = meaningOf(text, now, understand)
    setError(entered === undefined ? problem : undefined)
    if (entered === undefined) return
    sent.current = text
    try {
      if (entered !== day) await save(entered)
      // Text that was typed since then is kept.
      const typedNow = latest()?.text
      if (typedNow !== undefined) set(typedNow === text ? undefined : { text: typedNow, base: entered ?? '' })
    } catch {
      // `save` has shown the error.
    } finally {
      if (sent.current === text) sent.current = undefined
    }
  }
  /** Words of an earlier day may mean another day now, so they are saved only by the person. */
  const isTypedNow = useRef(false)
  /** Saves what was typed, unless another person has changed the day since: it then stays a draft. */
  const flush = (): void => {
    if (isTypedNow.current && latest()?.base === (day ?? '')) void store()
  }
  const storeLater = useDebouncedCallback(flush, typingPauseMs)
  useEffect(() => {
    if (typed !== undefined && isDay(typed)) storeLater()
  }, [typed, storeLater])
  useFlushLater(typed, flush, false)
  useFlushBeforeLeaving(typed !== undefined && meant !== day, flush)
  const change = (next: TextDraft | undefined): void => {
    setError(undefined)
    set(next)
  }
  return {
    typed,
    meant,
    error,
    store,
    type: (text: string) => {
      isTypedNow.current = true
      change({ text, base: draft ? draft.base : (day ?? '') })
    },
    cancel: () => change(undefined),
    choose: (chosen: string | null): void => {
      change(undefined)
      if (chosen !== day || typed !== undefined) void save(chosen).catch(() => undefined)
    },
  }
}

function DayButtons({ now, onChoose }: { now: Date; onChoose: (day: string | null) => void }): ReactNode {
  return (
    // A press of a button does not save what was typed.
    <Group gap={4} onMouseDown={(event) => event.preventDefault()}>
      {Object.entries(daysFrom(now)).map(([name, chosen]) => (
        <Button key={name} size="compact-xs" variant="default" onClick={() => onChoose(chosen)}>
          {name}
        </Button>
      ))}
    </Group>
  )
}

const loadWords = () => loadModule(() => import('./understand-day.ts'))

type UnderstandDay = (text: string, now: Date) => string | undefined

/** Returns the function that understands words, once it is needed and loaded. */
function useUnderstandDay(isNeeded: boolean): UnderstandDay | undefined {
  const [loaded, setLoaded] = useState<{ understandDay: UnderstandDay }>()
  useEffect(() => {
    if (isNeeded) void loadWords().then(setLoaded)
  }, [isNeeded])
  return loaded?.understandDay
}

/** Returns the day that a text means: null for an empty one, undefined if it is not understood, or not yet. */
function meaningOf(text: string, now: Date, understandDay?: UnderstandDay): string | null | undefined {
  const trimmed = text.trim()
  if (trimmed === '') return null
  return isDay(trimmed) ? trimmed : understandDay?.(trimmed, now)
}

/** Returns whether a text is a day that exists, in 1900 or later. */
const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  text >= '1900-01-01' &&
  new Date(`${text}T00:00Z`).toJSON()?.slice(0, 10) === text

/** Returns the days of the buttons, by their names. */
function daysFrom(now: Date): Record<string, string | null> {
  const after = (days: number): string =>
    localDay(new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, 12))
  const untilMonday = (8 - now.getDay()) % 7 || 7
  return { Today: after(0), Tomorrow: after(1), 'Next week': after(untilMonday), 'No date': null }
}

const weekday = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
})

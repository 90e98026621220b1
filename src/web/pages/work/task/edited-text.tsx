import { Textarea, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { useState, type ReactNode } from 'react'
import { ConflictNote } from '../conflict-note.tsx'
import type { WorkTask } from '../work-queries.ts'
import type { SaveText, TextField } from './use-save-task.ts'

const typingPauseMs = 800

interface EditedTextProps {
  task: WorkTask
  field: TextField
  label: string
  isLong?: boolean
  saveText: SaveText
}

/** Shows a text that is saved as it is typed. If another person has changed it too, shows both until one is chosen. */
export function EditedText({ task, field, label, isLong = false, saveText }: EditedTextProps): ReactNode {
  const stored = task[field] ?? ''
  const { text, type, flush, other, keep, take } = useEditedText(stored, (typed, base) =>
    saveText(field, typed, base).then((saved) => saved[field] ?? ''),
  )
  const shared = { label, dir: 'auto', value: text, onBlur: flush } as const
  return (
    <div>
      {isLong ? (
        <Textarea {...shared} rows={5} onChange={({ currentTarget }) => type(currentTarget.value)} />
      ) : (
        <TextInput
          {...shared}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          onKeyDown={({ key }) => key === 'Enter' && flush()}
        />
      )}
      {other !== undefined && <ConflictNote label={label} other={other} onKeep={keep} onTake={take} />}
    </div>
  )
}

interface Draft {
  text: string
  /** The stored text on which the draft is based. */
  base: string
}

/** @param save saves a text, and returns what is stored then: the text, or that of another person */
function useEditedText(stored: string, save: (text: string, base: string) => Promise<string>) {
  const [draft, setDraft] = useState<Draft>()
  const [isSaving, setSaving] = useState(false)
  const isConflict = draft !== undefined && !isSaving && stored !== draft.base && stored !== draft.text
  const store = async ({ text, base }: Draft): Promise<void> => {
    setSaving(true)
    try {
      const now = await save(text, base)
      setDraft((current) => {
        if (current?.text === now) return undefined
        // Text typed while this one was being saved is based on it.
        return current && now === text ? { text: current.text, base: now } : current
      })
    } catch {
      // The draft is kept. `save` has shown the error.
    } finally {
      setSaving(false)
    }
  }
  const flush = (): void => {
    if (!draft || isConflict || isSaving) return
    if (draft.text === stored) setDraft(undefined)
    else void store(draft)
  }
  const flushLater = useDebouncedCallback(flush, { delay: typingPauseMs, flushOnUnmount: true })
  return {
    text: draft ? draft.text : stored,
    other: isConflict ? stored : undefined,
    flush,
    type: (text: string): void => {
      setDraft((current) => ({ text, base: current ? current.base : stored }))
      flushLater()
    },
    keep: () => draft && void store({ ...draft, base: stored }),
    take: () => setDraft(undefined),
  }
}

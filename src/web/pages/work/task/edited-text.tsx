import { Textarea, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { ConflictNote } from '../conflict-note.tsx'
import type { WorkTask } from '../work-queries.ts'
import { useTextDraft } from './use-drafts.ts'
import type { SaveText, TextField } from './use-save-task.ts'

const typingPauseMs = 800

interface EditedTextProps {
  task: WorkTask
  field: TextField
  label: string
  isLong?: boolean
  saveText: SaveText
}

/** Shows editable text that is saved as it is typed. If another person has changed it too, shows both versions. */
export function EditedText({ task, field, label, isLong = false, saveText }: EditedTextProps): ReactNode {
  const stored = task[field] ?? ''
  const kept = useTextDraft(task.id, field)
  const { text, type, flush, other, keep, take } = useEditedText(kept, stored, (typed, base) =>
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

/** @param save saves the text; returns the stored text, which may be another person's */
function useEditedText(
  { draft, latest, set }: ReturnType<typeof useTextDraft>,
  stored: string,
  save: (text: string, base: string) => Promise<string>,
) {
  const [isSaving, setSaving] = useState(false)
  const isRunning = useRef(false)
  /** Whether the draft must be saved, or saved again after the save that is running. */
  const isDue = useRef(false)
  const isConflict = draft !== undefined && !isSaving && stored !== draft.base && stored !== draft.text
  const store = async (): Promise<void> => {
    isDue.current = true
    if (isRunning.current) return
    isRunning.current = true
    setSaving(true)
    try {
      for (let sent = latest(); sent && isDue.current; sent = latest()) {
        isDue.current = false
        const now = await save(sent.text, sent.base)
        const typed = latest()
        if (typed?.text === now) set(undefined)
        // Text typed while this one was being saved is based on it.
        else if (typed && now === sent.text) set({ text: typed.text, base: now })
      }
    } catch {
      // The draft is kept. `save` has shown the error.
    } finally {
      isRunning.current = false
      setSaving(false)
    }
  }
  const flush = (): void => {
    if (!draft || isConflict) return
    if (draft.text === stored && !isRunning.current) set(undefined)
    else void store()
  }
  const flushLater = useDebouncedCallback(flush, { delay: typingPauseMs, flushOnUnmount: true })
  const typed = draft?.text
  // Also saves a draft that was left unsaved when the panel was closed.
  useEffect(() => {
    if (typed !== undefined) flushLater()
  }, [typed, flushLater])
  return {
    text: draft ? draft.text : stored,
    other: isConflict ? stored : undefined,
    flush,
    type: (text: string) => set({ text, base: draft ? draft.base : stored }),
    keep: () => {
      if (draft) set({ ...draft, base: stored })
      void store()
    },
    take: () => set(undefined),
  }
}

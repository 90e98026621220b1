import { useDebouncedCallback } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { taskQuery, type WorkTask } from '../work-queries.ts'
import { useTextDraft } from './use-drafts.ts'
import type { SaveText, TextField } from './use-save-task.ts'

const typingPauseMs = 800
/** As long as a timer can be. */
const neverMs = 2 ** 31 - 1

/**
 * Edits a text of a task. What is typed is a draft until it is saved.
 * @param isSavedWhileTyping whether a pause saves the text; otherwise only `flush` and the end of the component do
 */
export function useEditedText(
  task: WorkTask,
  field: TextField,
  saveText: SaveText,
  isSavedWhileTyping = true,
) {
  // `task` follows a change in a later render, but a draft is discarded as soon as it is saved.
  const cached = useQuery({ ...taskQuery(task.id), enabled: false }).data?.data ?? task
  const stored = cached[field] ?? ''
  const { draft, latest, set } = useTextDraft(task.id, field)
  const [isSaving, setSaving] = useState(false)
  const isRunning = useRef(false)
  /** Whether the draft must be saved, or saved again after the save that is running. */
  const isDue = useRef(false)
  /** Whether the draft is a change that is discarded if it is refused. */
  const isPassing = useRef(false)
  /** The text when the last `begin` was called, and what was saved since. */
  const sitting = useRef<{ before: string; saved?: string }>({ before: stored })
  const isConflict = draft !== undefined && !isSaving && stored !== draft.base && stored !== draft.text
  const store = async (): Promise<void> => {
    isDue.current = true
    if (isRunning.current) return
    isRunning.current = true
    setSaving(true)
    try {
      for (let sent = latest(); sent && isDue.current; sent = latest()) {
        isDue.current = false
        const now = (await saveText(field, sent.text, sent.base))[field] ?? ''
        if (now === sent.text) sitting.current.saved = now
        const typed = latest()
        if (typed?.text === now) set(undefined)
        // Text typed while this one was being saved is based on it.
        else if (typed && now === sent.text) set({ text: typed.text, base: now })
      }
    } catch {
      // `saveText` has shown the error.
      if (isPassing.current) set(undefined)
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
  const flushLater = useDebouncedCallback(flush, {
    delay: isSavedWhileTyping ? typingPauseMs : neverMs,
    flushOnUnmount: true,
  })
  const typed = draft?.text
  // Also saves a draft that was left unsaved when the panel was closed.
  useEffect(() => {
    if (typed !== undefined) flushLater()
  }, [typed, flushLater])
  const change = (text: string): void => set({ text, base: draft ? draft.base : stored })
  const cancel = (): void => {
    const { before, saved } = sitting.current
    if (draft && isRunning.current) change(before)
    else set(stored !== before && stored === saved ? { text: before, base: stored } : undefined)
    if (latest()) void store()
  }
  return {
    text: draft ? draft.text : stored,
    other: isConflict ? stored : undefined,
    /** Whether there is a draft that is not being saved. */
    isUnsaved: draft !== undefined && !isSaving,
    flush,
    type: (text: string) => {
      isPassing.current = false
      change(text)
    },
    /** Changes the text and saves it at once. */
    apply: (text: string) => {
      if (!draft) isPassing.current = true
      change(text)
      if (!isConflict) void store()
    },
    /** Begins an editing that `cancel` may end. */
    begin: () => {
      sitting.current = { before: draft && isSaving ? draft.text : stored }
    },
    /** Restores the text as it was at `begin`, unless another person has changed it since. */
    cancel,
    keep: () => {
      if (draft) set({ ...draft, base: stored })
      void store()
    },
    take: () => set(undefined),
  }
}

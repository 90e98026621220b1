import { useQuery } from '@tanstack/react-query'
import { useRef, useState, type RefObject } from 'react'
import { taskQuery, type WorkTask } from '../work-queries.ts'
import { useTextDraft, type TextDraft } from './use-drafts.ts'
import { useFlushBeforeLeaving, useFlushLater } from './use-flush.ts'
import type { SaveText, TextField } from './use-save-task.ts'

interface Sitting {
  /** The text when the editing began. */
  before: string
  /** What was saved since. */
  saved?: string
  /** Whether the draft is a change that is discarded if it is refused. */
  isPassing?: boolean
}

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
  const kept = useTextDraft(task.id, field)
  const { draft, latest, set } = kept
  /** The text when the last `begin` was called, and what was saved since. */
  const sitting = useRef<Sitting>({ before: stored })
  const { isSaving, isRunning, store } = useStore(kept, sitting, (sent) =>
    saveText(field, sent.text, sent.base).then((task) => task[field] ?? ''),
  )
  const isConflict = draft !== undefined && !isSaving && stored !== draft.base && stored !== draft.text
  const flush = (): void => {
    if (!draft || isConflict) return
    if (draft.text === stored && !isRunning.current) set(undefined)
    else void store()
  }
  useFlushLater(draft?.text, flush, isSavedWhileTyping)
  useFlushBeforeLeaving(draft !== undefined && draft.text !== stored, flush)
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
      sitting.current.isPassing = false
      change(text)
    },
    /** Changes the text and saves it at once. */
    apply: (text: string) => {
      if (!draft) sitting.current.isPassing = true
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

/** Stores drafts one after another. @param save returns the stored text, which may be another person's */
function useStore(
  { latest, set }: ReturnType<typeof useTextDraft>,
  sitting: RefObject<Sitting>,
  save: (draft: TextDraft) => Promise<string>,
) {
  const [isSaving, setSaving] = useState(false)
  const isRunning = useRef(false)
  /** Whether the draft must be saved, or saved again after the save that is running. */
  const isDue = useRef(false)
  const store = async (): Promise<void> => {
    isDue.current = true
    if (isRunning.current) return
    isRunning.current = true
    setSaving(true)
    try {
      for (let sent = latest(); sent && isDue.current; sent = latest()) {
        isDue.current = false
        const now = await save(sent)
        if (now === sent.text) sitting.current.saved = now
        const typed = latest()
        if (typed?.text === now) set(undefined)
        // Text typed while this one was being saved is based on it.
        else if (typed && now === sent.text) set({ text: typed.text, base: now })
      }
    } catch {
      // `saveText` has shown the error.
      if (sitting.current.isPassing) set(undefined)
    } finally {
      isRunning.current = false
      setSaving(false)
    }
  }
  return { isSaving, isRunning, store }
}

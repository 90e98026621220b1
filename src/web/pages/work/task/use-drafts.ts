import { useSyncExternalStore } from 'react'
import { useSession } from '../../../api/session.ts'

/** A text that was typed but is not saved. */
export interface Draft {
  text: string
  /** The stored text on which the draft is based. */
  base: string
}

type Drafts = Readonly<Record<string, Draft>>

const noDrafts: Drafts = {}
/** Drafts by field, of each person and task. They outlive the panel, but not the page. */
const kept = new Map<string, Drafts>()
const listeners = new Set<() => void>()

function keep(key: string, drafts: Drafts): void {
  kept.set(key, drafts)
  for (const listener of listeners) listener()
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Returns the drafts of the person for a task, and a function that discards them. */
export function useDrafts(taskId: string): { drafts: Drafts; discard: () => void; key: string } {
  const key = `${useSession().user.id} ${taskId}`
  const drafts = useSyncExternalStore(listen, () => kept.get(key) ?? noDrafts)
  return { key, drafts, discard: () => keep(key, noDrafts) }
}

/** Returns the draft of one field of a task. `latest` returns it even after the component was removed. */
export function useDraft(taskId: string, field: string) {
  const { key, drafts } = useDrafts(taskId)
  const latest = (): Draft | undefined => kept.get(key)?.[field]
  const set = (draft: Draft | undefined): void => {
    const { [field]: _, ...others } = kept.get(key) ?? noDrafts
    keep(key, draft ? { ...others, [field]: draft } : others)
  }
  return { draft: drafts[field], latest, set }
}

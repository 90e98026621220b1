import { useSyncExternalStore } from 'react'
import { useSession } from './api/session.ts'

/*
 * Drafts: values that people have typed and not saved. They are kept in the tab's session storage, so that they outlive
 * dialogs, pages and reloads, until they are saved or discarded, or the person signs out.
 */

const prefix = 'draft '
/** The values read so far, by key. */
const known = new Map<string, unknown>()
const listeners = new Set<() => void>()

function read(key: string): unknown {
  if (!known.has(key)) known.set(key, stored(key))
  return known.get(key)
}

function stored(key: string): unknown {
  try {
    const text = sessionStorage.getItem(prefix + key)
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

function keep(key: string, value: unknown): void {
  known.set(key, value)
  try {
    if (value === undefined) sessionStorage.removeItem(prefix + key)
    else sessionStorage.setItem(prefix + key, JSON.stringify(value))
  } catch {
    // Without storage, drafts last as long as the page.
  }
  for (const listener of listeners) listener()
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export interface Draft<Value> {
  /** The draft; undefined if there is none. */
  value: Value | undefined
  /** Returns the current draft, also after the component was removed. */
  latest: () => Value | undefined
  /** Replaces the draft, or discards it. */
  set: (value: Value | undefined) => void
}

/** Returns the person's draft of something. @param what identifies it, such as the id of a task */
export function useDraft<Value>(what: string): Draft<Value> {
  const { user, workspace } = useSession()
  const key = `${workspace.id} ${user.id} ${what}`
  const latest = (): Value | undefined => read(key) as Value | undefined
  return { value: useSyncExternalStore(listen, latest), latest, set: (value) => keep(key, value) }
}

/** Discards all drafts, so that they do not stay on the machine of a person who signs out. */
export function discardDrafts(): void {
  for (const key of known.keys()) keep(key, undefined)
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key)
  } catch {
    // There is no storage.
  }
}

import { useSyncExternalStore } from 'react'
import { useSession } from './api/session.ts'

/*
 * Drafts: values that were typed and not saved. The tab's session storage keeps them across reloads, until they are
 * saved or discarded, the person signs out in any tab, or the tab shows another person's session.
 */

const prefix = 'draft '
/** The values read so far, by key. */
const known = new Map<string, unknown>()
const listeners = new Set<() => void>()
/** Tells the other tabs that the person has signed out. */
const signOuts = new BroadcastChannel('sign-out')
signOuts.onmessage = () => discard(() => true)
/** Whether the person has signed out in this tab. Responses that arrive afterwards must not store drafts. */
let isSignedOut = false

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
  /** Returns the current draft, even after the component has been unmounted. */
  latest: () => Value | undefined
  /** Replaces the draft, or discards it. */
  set: (value: Value | undefined) => void
}

/** Returns the person's draft of something. @param what identifies it, such as the id of a task */
export function useDraft<Value>(what: string): Draft<Value> {
  const { user, workspace } = useSession()
  const key = `${workspace.id} ${user.id} ${what}`
  const latest = (): Value | undefined => read(key) as Value | undefined
  const set = (value: Value | undefined): void => {
    if (!isSignedOut) keep(key, value)
  }
  return { value: useSyncExternalStore(listen, latest), latest, set }
}

/** Starts to keep the drafts of a person who is signed in, and discards those of other people. */
export function startDrafts(userId: string): void {
  isSignedOut = false
  discard((key) => key.split(' ')[1] !== userId)
}

/** Discards all drafts in all tabs, so that they do not stay on the machine of a person who signs out. */
export function endDrafts(): void {
  isSignedOut = true
  discard(() => true)
  signOuts.postMessage(null)
}

function discard(isUnwanted: (key: string) => boolean): void {
  for (const key of new Set([...known.keys(), ...storedKeys()])) if (isUnwanted(key)) keep(key, undefined)
}

function storedKeys(): string[] {
  try {
    const keys = Object.keys(sessionStorage).filter((key) => key.startsWith(prefix))
    return keys.map((key) => key.slice(prefix.length))
  } catch {
    return []
  }
}

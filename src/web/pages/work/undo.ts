import { useSyncExternalStore } from 'react'

/** A change that the person can take back. */
export interface Undoable extends Change {
  number: number
  /** Until when it can be undone, in milliseconds since the epoch. */
  until: number
}

interface Change {
  /** What was done. */
  text: string
  /** The changed task, to which the focus returns. */
  taskId: string
  /** Number of tasks that were changed; 1 if omitted. */
  count?: number
  /** Restores the tasks that nobody has changed meanwhile. Returns their number. */
  undo: () => Promise<number>
}

/** Time for which a change can be undone, in milliseconds. */
export const undoMs = 8_000

let offered: Undoable | undefined
let count = 0
const listeners = new Set<() => void>()

function set(next: Undoable | undefined): void {
  offered = next
  for (const listener of listeners) listener()
}

/** Offers to undo a change, in place of the one before. */
export const offerUndo = (change: Change): void =>
  set({ ...change, number: ++count, until: Date.now() + undoMs })

/** Withdraws an offer, unless it has been replaced. */
export function withdrawUndo(undoable: Undoable): void {
  if (offered === undoable) set(undefined)
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Returns the change that can be undone now. */
export const useUndoable = (): Undoable | undefined => useSyncExternalStore(subscribe, () => offered)

import { useSyncExternalStore } from 'react'

/** A change that the person can take back. */
export interface Undoable {
  /** What was done. */
  text: string
  /** The changed task, to which the focus returns. */
  taskId: string
  /** Restores what was before. Returns false, and does nothing, if somebody has changed it meanwhile. */
  undo: () => Promise<boolean>
}

let offered: Undoable | undefined
const listeners = new Set<() => void>()

function set(next: Undoable | undefined): void {
  offered = next
  for (const listener of listeners) listener()
}

/** Offers to undo a change, in place of the one before. */
export const offerUndo = (undoable: Undoable): void => set(undoable)

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

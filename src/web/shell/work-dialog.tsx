import { createContext, use, useRef, useState, type ReactNode } from 'react'

/** A dialog that every page of the web editor can show. */
export type WorkDialog = 'search' | 'new-task' | 'new-project' | 'shortcuts'

interface WorkDialogs {
  shown?: WorkDialog | undefined
  show: (dialog: WorkDialog) => void
  /** Hides the dialog. Returns the focus, unless another page or dialog takes it. */
  hide: (returnsFocus?: boolean) => void
}

const none = (): void => undefined
const Dialogs = createContext<WorkDialogs>({ show: none, hide: none })

/** Holds the dialog that is shown on the page below it. */
export function WorkDialogProvider({ children }: { children: ReactNode }): ReactNode {
  const [shown, setShown] = useState<WorkDialog>()
  const opener = useRef<Element>(null)
  const show = (dialog: WorkDialog): void => {
    // A dialog that replaces another one returns the focus to the opener of the first.
    if (shown === undefined) opener.current = document.activeElement
    setShown(dialog)
  }
  const hide = (returnsFocus = true): void => {
    setShown(undefined)
    const { current } = opener
    if (returnsFocus)
      requestAnimationFrame(() => current instanceof HTMLElement && current.focus({ preventScroll: true }))
  }
  return <Dialogs value={{ shown, show, hide }}>{children}</Dialogs>
}

/** Returns the dialog that is shown, and functions that show and hide dialogs. */
export const useWorkDialog = (): WorkDialogs => use(Dialogs)

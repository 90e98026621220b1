import { createContext, use, useState, type ReactNode } from 'react'

/** A dialog that every page of the web editor can show. */
export type WorkDialog = 'search' | 'new-task' | 'new-project' | 'shortcuts'

interface WorkDialogs {
  shown?: WorkDialog | undefined
  /** The element that had the focus before the dialog. */
  opener?: Element | undefined
  show: (dialog: WorkDialog) => void
  /** Hides the dialog. Returns the focus, unless another page or dialog takes it. */
  hide: (returnsFocus?: boolean) => void
}

const none = (): void => undefined
const Dialogs = createContext<WorkDialogs>({ show: none, hide: none })

/** Holds the dialog that is shown on the page below it. */
export function WorkDialogProvider({ children }: { children: ReactNode }): ReactNode {
  const [shown, setShown] = useState<WorkDialog>()
  const [opener, setOpener] = useState<Element>()
  const show = (dialog: WorkDialog): void => {
    // A dialog that replaces another one returns the focus to the opener of the first.
    if (shown === undefined) setOpener(document.activeElement ?? undefined)
    setShown(dialog)
  }
  const hide = (returnsFocus = true): void => {
    setShown(undefined)
    if (returnsFocus)
      requestAnimationFrame(() => opener instanceof HTMLElement && opener.focus({ preventScroll: true }))
  }
  return <Dialogs value={{ shown, opener, show, hide }}>{children}</Dialogs>
}

/** Returns the dialog that is shown, and functions that show and hide dialogs. */
export const useWorkDialog = (): WorkDialogs => use(Dialogs)

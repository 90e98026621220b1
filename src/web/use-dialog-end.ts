import { useShown } from './use-shown.ts'
import { showRefusal } from './show-refusal.tsx'

/**
 * Returns the ends of a change that a dialog makes, which the person may have closed before the change ends: then another
 * dialog or page stays as it is, and a refusal is shown beside it.
 * @param onClose closes the dialog
 * @param refusal the title of a refusal
 * @param isOpen whether a dialog, which remains while it is closed, is open
 */
export function useDialogEnd(onClose: () => void, refusal: string, isOpen = true) {
  const isShown = useShown(isOpen)
  return {
    isShown,
    close: (): void => {
      if (isShown()) onClose()
    },
    onError: (error: unknown): void => {
      if (!isShown()) showRefusal(refusal, error)
    },
  }
}

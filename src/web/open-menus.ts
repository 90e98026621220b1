import { useEffect } from 'react'

/** Makes the arrow key open the menu of a button, as Enter and Space do. */
export function useOpenMenus(): void {
  useEffect(() => {
    const open = (event: KeyboardEvent): void => {
      const { key, target } = event
      if (key !== 'ArrowDown' || !(target instanceof HTMLElement)) return
      if (!target.matches('[aria-haspopup="menu"][aria-expanded="false"]')) return
      event.preventDefault()
      target.click()
    }
    document.addEventListener('keydown', open)
    return () => document.removeEventListener('keydown', open)
  }, [])
}

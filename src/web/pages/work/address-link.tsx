import { useRouter } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react'

interface AddressLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** The address of a page of this app. */
  href: string
  /** Called when the link is followed in this tab. */
  onFollow?: () => void
  ref?: Ref<HTMLAnchorElement>
}

/** Links to a page by its address. Unlike `PageLink`, it costs nothing in a list of hundreds. */
export function AddressLink({ href, onFollow, ...props }: AddressLinkProps): ReactNode {
  const router = useRouter()
  const follow = (event: MouseEvent): void => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onFollow?.()
    void router.navigate({ href })
  }
  return <a {...props} href={href} onClick={follow} />
}

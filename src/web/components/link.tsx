import { Anchor, Button, type AnchorProps, type ButtonProps } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react'

type Native = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'color' | 'style'> & {
  ref?: Ref<HTMLAnchorElement>
}

/** A link to another page, checked by the compiler. */
export const PageLink = createLink((props: AnchorProps & Native): ReactNode => <Anchor {...props} />)

/** A page link that looks like a button. */
export const ButtonLink = createLink((props: ButtonProps & Native): ReactNode => (
  <Button component="a" {...props} />
))

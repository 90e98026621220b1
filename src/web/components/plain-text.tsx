import { LinkifyIt } from 'linkify-it'
import type { ReactNode } from 'react'
import { safeLink } from '../safe-link.ts'

const links = new LinkifyIt({ fuzzyLink: false, fuzzyEmail: true }).add('ftp:', null).add('//', null)

/** Shows text that somebody wrote, with its bare addresses as links. The caller keeps its line breaks. */
export function PlainText({ text }: { text: string }): ReactNode {
  const parts: ReactNode[] = []
  let end = 0
  for (const { index, lastIndex, raw, url } of links.match(text) ?? []) {
    const href = safeLink(url, 'text')
    if (href === undefined) continue
    parts.push(
      text.slice(end, index),
      <a key={index} href={href} target="_blank" rel="noopener noreferrer nofollow">
        {raw}
      </a>,
    )
    end = lastIndex
  }
  return [...parts, text.slice(end)]
}

/**
 * Returns a URL that somebody wrote, if a page may link to it: `http:` and `https:`, and `mailto:` where people write
 * text. Others, such as `javascript:`, are shown as text.
 */
export function safeLink(text: string | null, kind: 'address' | 'text' = 'address'): string | undefined {
  // The parser ignores what a browser ignores: leading control characters and spaces, and line breaks within.
  if (text === null || !URL.canParse(text)) return undefined
  const { protocol, href } = new URL(text)
  const isWeb = protocol === 'http:' || protocol === 'https:'
  return isWeb || (kind === 'text' && protocol === 'mailto:') ? href : undefined
}

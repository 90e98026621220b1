import { escapeControls } from '../../control-characters.ts'

/** The content of an email, in plain text. */
export interface MailContent {
  /** Address of the recipient. */
  to: string
  subject: string
  paragraphs: readonly string[]
  /** Link after the paragraphs: its text, and its path on this server, such as `/settings/webhooks`. */
  link?: { words: string; path: string }
}

/** An email as it is stored and sent. */
export interface ComposedMail {
  to: string
  subject: string
  text: string
  html: string
}

/** Composes an email as plain text and HTML, without images or tracking. */
export function composeMail(content: MailContent, siteUrl: string): ComposedMail {
  const { to, link } = content
  const [subject = '', ...paragraphs] = [content.subject, ...content.paragraphs].map(onOneLine)
  const url = link && `${siteUrl}${link.path}`
  const text = [...paragraphs, ...(link ? [`${link.words}:\n${url}`] : [])].join('\n\n')
  const html = [
    ...paragraphs.map((paragraph) => `<p>${escape(paragraph)}</p>`),
    ...(link && url
      ? [`<p><a href="${escape(url)}">${escape(link.words)}</a></p><p>${escape(url)}</p>`]
      : []),
  ].join('\n')
  return { to, subject, text: `${text}\n`, html: page(html) }
}

const joiners = /([\u200c\u200d])/

/**
 * Escapes line breaks, control characters and bidirectional overrides in a name as `\u…`, so that it cannot change the text
 * around it (product.md 21.14). Joiners stay: scripts and emoji need them.
 */
const onOneLine = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .split(joiners)
    .map((part) => (joiners.test(part) ? part : escapeControls(part)))
    .join('')

const page = (body: string): string =>
  `<!doctype html>\n<html lang="en">\n<body style="font-family: sans-serif; line-height: 1.5">\n${body}\n</body>\n</html>\n`

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? '')

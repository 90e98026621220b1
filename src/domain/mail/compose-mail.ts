/** The content of a mail, in plain text. */
export interface MailContent {
  /** Address of the recipient. */
  to: string
  subject: string
  paragraphs: readonly string[]
  /** Link after the paragraphs: its words, and its path on this server, such as `/settings/webhooks`. */
  link?: { words: string; path: string }
}

/** A mail as it is stored and sent. */
export interface ComposedMail {
  to: string
  subject: string
  text: string
  html: string
}

/** Composes a mail as plain text and as HTML, without pictures and tracking. */
export function composeMail({ to, subject, paragraphs, link }: MailContent, siteUrl: string): ComposedMail {
  const url = link && `${siteUrl}${link.path}`
  const text = [...paragraphs, ...(link ? [`${link.words}:\n${url}`] : [])].join('\n\n')
  const html = [
    ...paragraphs.map((paragraph) => `<p>${escape(paragraph)}</p>`),
    ...(link && url
      ? [`<p><a href="${escape(url)}">${escape(link.words)}</a></p><p>${escape(url)}</p>`]
      : []),
  ].join('\n')
  // A name in a subject may hold a line break, which would end the header.
  return { to, subject: subject.replaceAll(/\s+/g, ' '), text: `${text}\n`, html: page(html) }
}

const page = (body: string): string =>
  `<!doctype html>\n<html lang="en">\n<body style="font-family: sans-serif; line-height: 1.5">\n${body}\n</body>\n</html>\n`

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? '')

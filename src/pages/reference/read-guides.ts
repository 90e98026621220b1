import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A document of the repository that the reference has as a page. */
export interface Guide {
  /** The name of its path below `/reference`. */
  slug: string
  title: string
  /** Its first sentence. */
  summary: string
  /** Markdown, without the title. Links lead to pages of the reference. */
  text: string
}

const docs = join(import.meta.dirname, '../../../docs')

/** The paths of the reference in place of those of the repository, as documents link to them. */
const served: Readonly<Record<string, string>> = {
  '../src/client/README.md': '/reference/client.tgz',
  'webhooks.md': '/reference#webhooks',
}

/** Reads the documents that are also pages of the reference. Only the build does so: a server has no documents. */
export const readGuides = (): Guide[] => ['keeping-in-step'].map(readGuide)

function readGuide(slug: string): Guide {
  const [, title = '', text = ''] =
    /^# (.+)\n\n([^]*)$/.exec(readFileSync(join(docs, `${slug}.md`), 'utf8')) ?? []
  const [summary = ''] = /^[^]*?\.(?=\s)/.exec(text) ?? []
  return {
    slug,
    title,
    summary: summary.replaceAll('\n', ' '),
    text: text.replaceAll(/\]\(([^)]+)\)/g, toServed),
  }
}

function toServed(link: string, target: string): string {
  if (/^(https?:|\/)/.test(target)) return link
  const path = served[target]
  if (path === undefined)
    throw new Error(`The reference has no page for ${target}: add it to ${import.meta.filename}.`)
  return `](${path})`
}

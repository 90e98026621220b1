import { Template } from '../template.ts'
import type { Contract } from '../../contract/contract.ts'
import { referenceOf } from './contract.ts'
import { renderPage } from './html.ts'
import { makePages, type ReferencePage } from './make-pages.ts'
import { makeSearchIndex } from './search-index.ts'

interface File {
  mediaType: string
  /** The content; undefined if the pages are not built. */
  text: Template | undefined
}

export interface Reference {
  /** The files by path. */
  files: ReadonlyMap<string, File>
  /** The page for a path that does not exist. */
  notFound: File
}

/**
 * Makes the reference from the contract: each page as HTML and Markdown, the search index, and `llms.txt`.
 * @param template the built page template; without it there is no HTML
 */
export function makeReference(written: Contract, template: string | undefined): Reference {
  const contract = referenceOf(written)
  const pages = makePages(contract)
  const render = (page: ReferencePage) =>
    template === undefined ? undefined : new Template(renderPage(template, page, pages))
  const files = new Map<string, File>()
  for (const page of pages) {
    files.set(page.path, { mediaType: 'text/html', text: render(page) })
    files.set(`${page.path}.md`, { mediaType: 'text/markdown', text: new Template(`${page.markdown}\n`) })
  }
  const index = JSON.stringify(makeSearchIndex(pages, contract))
  files.set('/reference/search.json', { mediaType: 'application/json', text: new Template(index) })
  files.set('/llms.txt', {
    mediaType: 'text/plain',
    text: new Template(listForMachines(contract.title, pages)),
  })
  return { files, notFound: { mediaType: 'text/html', text: render(notFoundPage) } }
}

const notFoundPage: ReferencePage = {
  path: '/reference',
  group: 'Guide',
  name: 'Not found',
  summary: '',
  markdown: `# Page not found

Look for it in the [guide](/reference), or among the [errors](/reference/errors).`,
}

/** Lists the pages in the format of llmstxt.org. */
function listForMachines(title: string, pages: readonly ReferencePage[]): string {
  const groups = Map.groupBy(pages, ({ group }) => group)
  const listed = [...groups].map(([group, inGroup]) => {
    const links = inGroup.map(
      ({ name, path, summary }) => `- [${name}](${path}.md): ${summary.split('\n')[0]}`,
    )
    return `## ${group}\n\n${links.join('\n')}`
  })
  return `# ${title}\n\n> The server is {{server}}. The whole contract is at /openapi.yaml.\n\n${listed.join('\n\n')}\n`
}

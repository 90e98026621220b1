import type { Contract } from '../../contract/contract.ts'
import { notFoundPath } from '../built-reference.ts'
import { referenceOf } from './contract.ts'
import { renderPage } from './html.ts'
import { makePages, type ReferencePage } from './make-pages.ts'
import type { Guide } from './read-guides.ts'
import { apiPlaceholder, serverPlaceholder } from './samples.ts'
import { makeSearchIndex } from './search-index.ts'

/**
 * Makes the reference from the contract: each page as HTML and Markdown, the search index, and `llms.txt`. Returns
 * their contents by path, with `{{server}}` in place of the server's URL.
 * @param guides documents that become pages too
 * @param template the page template, built by Vite
 * @param prefix the prefix of the public API
 */
export function makeReference(
  written: Contract,
  guides: readonly Guide[],
  template: string,
  prefix: string,
): Map<string, string> {
  const contract = referenceOf(written)
  const pages = makePages(contract, guides)
  const contents: [path: string, content: string][] = [
    ...pages.flatMap((page): [string, string][] => [
      [`${page.path}.html`, renderPage(template, page, pages, prefix)],
      [`${page.path}.md`, `${page.markdown}\n`],
    ]),
    ['/reference/search.json', JSON.stringify(makeSearchIndex(pages, contract))],
    ['/llms.txt', listForMachines(contract.title, pages)],
    [`${notFoundPath}.html`, renderPage(template, notFoundPage, pages, prefix)],
  ]
  return new Map(
    contents.map(([path, content]) => [path, content.replaceAll(apiPlaceholder, serverPlaceholder + prefix)]),
  )
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
  return `# ${title}\n\n> The server is ${apiPlaceholder}. The whole contract is at /openapi.yaml.\n\n${listed.join('\n\n')}\n`
}

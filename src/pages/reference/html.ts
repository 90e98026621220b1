import { Marked, type Tokens } from 'marked'
import type { Operation } from './contract.ts'
import type { Group, ReferencePage } from './make-pages.ts'
import { exampleBody } from './samples.ts'

const groups: readonly Group[] = ['Guide', 'Operations', 'Webhooks', 'Schemas', 'Errors']

/** Renders a page into the built template. `{{server}}` remains, because the URL depends on the request. */
export function renderPage(
  template: string,
  page: ReferencePage,
  pages: readonly ReferencePage[],
  prefix: string,
): string {
  const { operation, markdown, name, path } = page
  // Insert the form before the responses, as the last section about the request.
  const main = renderMarkdown(markdown).replace(
    '<h2 id="responses">',
    `${requestForm(operation, prefix)}<h2 id="responses">`,
  )
  const parts: Record<string, string> = {
    title: name === 'Guide' ? 'API reference' : `${escapeHtml(name)} · API reference`,
    navigation: renderNavigation(pages, path),
    main,
    markdown: `${path}.md`,
  }
  return template.replace(/\{\{(title|navigation|main|markdown)\}\}/g, (_, part: string) => parts[part] ?? '')
}

function renderNavigation(pages: readonly ReferencePage[], current: string): string {
  return groups
    .map((group) => {
      const inGroup = pages.filter((page) => page.group === group)
      const isOpen = group === 'Operations' || inGroup.some(({ path }) => path === current)
      const items = inGroup.map(
        ({ path, name }) =>
          `<li><a href="${path}"${path === current ? ' aria-current="page"' : ''}>${escapeHtml(name)}</a></li>`,
      )
      if (group === 'Guide') return `<ul>${items.join('')}</ul>`
      return `<details${isOpen ? ' open' : ''}><summary>${group}</summary><ul>${items.join('')}</ul></details>`
    })
    .join('\n')
}

/** Returns the container of the request form, which a script fills. */
function requestForm(operation: Operation | undefined, prefix: string): string {
  if (!operation) return ''
  const { method, path, parameters } = operation
  const asked = parameters.filter((one) => one.in !== 'header')
  const shown = asked.map(({ name, in: place, required = false, example }) => ({
    name,
    in: place,
    required,
    example,
  }))
  const data = JSON.stringify({
    // Relative to the page, so that the form calls the server that served the page.
    server: `../..${prefix}`,
    method,
    path,
    parameters: shown,
    body: exampleBody(operation),
  })
  return `<section id="try" data-operation="${escapeHtml(data)}" hidden></section>`
}

/** Renders Markdown in which each heading, and the first field with each name, has an id. HTML is shown as text. */
export function renderMarkdown(markdown: string): string {
  const ids = new Set<string>()
  const idOf = (text: string): string => {
    const id = slugify(text)
    if (id === '' || ids.has(id)) return ''
    ids.add(id)
    return ` id="${id}"`
  }
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }) {
        return `<h${depth}${idOf(text)}>${this.parser.parseInline(tokens)}</h${depth}>\n`
      },
      code({ text, lang = '' }) {
        return `<pre tabindex="0" data-language="${escapeHtml(lang)}"><code>${escapeHtml(text)}</code></pre>\n`
      },
      listitem(item) {
        const field = /^\*\*`([^`]+)`\*\*/.exec(item.text)?.[1]
        return `<li${field === undefined ? '' : idOf(fieldAnchor(field))}>${this.parser.parse(item.tokens)}</li>\n`
      },
      html: ({ text }: Tokens.HTML | Tokens.Tag) => escapeHtml(text),
      table(table) {
        const rows = (cells: Tokens.TableCell[], tag: string): string =>
          `<tr>${cells.map(({ tokens }) => `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`).join('')}</tr>`
        const body = table.rows.map((row) => rows(row, 'td')).join('')
        return `<div class="table" tabindex="0"><table><thead>${rows(table.header, 'th')}</thead><tbody>${body}</tbody></table></div>\n`
      },
    },
  })
  return marked.parse(markdown, { async: false })
}

export const slugify = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

export const fieldAnchor = (name: string): string => `field-${slugify(name)}`

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

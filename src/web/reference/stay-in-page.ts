/**
 * Opens links to other reference pages in this document, so the pasted key stays in memory. The browser opens any
 * response that is not a page.
 * @param start adds the interactive parts that the server's HTML lacks
 */
export function stayInPage(start: () => void): void {
  let shown = location.pathname
  const open = async (href: string, isNew: boolean): Promise<void> => {
    const page = await readPage(href)
    if (!page) return location.assign(href)
    if (isNew) history.pushState(null, '', href)
    shown = location.pathname
    document.title = page.title
    for (const selector of ['main', '.contents'])
      document.querySelector(selector)?.replaceWith(page.querySelector(selector) ?? '')
    start()
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)))
    if (target) target.scrollIntoView()
    else scrollTo(0, 0)
    document.getElementById('main')?.focus({ preventScroll: true })
  }
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a')
    const isPlain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
    if (!link || !isPlain || event.defaultPrevented || !isPage(link) || link.pathname === location.pathname)
      return
    event.preventDefault()
    void open(link.href, true)
  })
  addEventListener('popstate', () => {
    if (location.pathname !== shown) void open(location.href, false)
  })
}

const isPage = ({ origin, pathname }: HTMLAnchorElement): boolean =>
  origin === location.origin && /^\/reference(\/[\w./-]+)?$/.test(pathname) && !pathname.endsWith('.md')

async function readPage(href: string): Promise<Document | undefined> {
  try {
    const response = await fetch(href, { headers: { Accept: 'text/html' } })
    return response.ok ? new DOMParser().parseFromString(await response.text(), 'text/html') : undefined
  } catch {
    return undefined
  }
}
